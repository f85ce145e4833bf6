import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { customerOf } from '../accounts/accounts';
import { isInspected } from '../inspector/is-inspected';
import type { Language } from '../languages/language';
import { languageOf, originOf } from '../languages/read-language';
import type { PriceRules } from '../pricing/price-object';
import { type Body, bodyOf } from '../wire/read-body';
import { readStencilHeaders, type StencilHeaders } from '../wire/stencil-headers';
import type { World } from '../world/world';
import { sessionOf } from './read-session';
import type { Session } from './sessions';

/** A shopper's request, with all data that the response depends on. */
export interface Visit {
  world: World;
  session: Session;
  method: string;
  /**
   * The URL in the browser without its language prefix. Links and pictures start with its origin, whatever the
   * port.
   */
  url: URL;
  language: Language;
  body: Body;
  stencil: StencilHeaders;
  /** In the currency that the shopper sees. */
  prices: PriceRules;
  /** In the currency of the cart, in which the shopper pays. */
  paid: PriceRules;
  /** Whether prices are hidden from this shopper. */
  pricesHidden: boolean;
  acceptLanguage: string;
  nonce: string;
  userAgent: string;
  /** Whether the response is for the inspector. */
  isInspected: boolean;
}

/** Reads a request; `readLanguage`, `readSession` and `readBody` must run before it. */
export function makeVisit(world: World, request: Request, response: Response): Visit {
  const session = sessionOf(response);
  const { settings } = world;
  const language = languageOf(response);
  const tax = { display: settings.taxDisplay, rate: settings.taxRate, label: settings.taxLabel };
  return {
    world,
    session,
    method: request.method,
    url: new URL(originOf(request) + request.originalUrl.slice(language.path.length)),
    language,
    body: bodyOf(response),
    stencil: readStencilHeaders(request),
    prices: { currency: session.shownCurrency ?? session.currency, tax },
    paid: { currency: session.currency, tax },
    pricesHidden: settings.hidePricesFromGuests && !customerOf(world, session),
    // The path prefix decides the language; without a prefix, the browser's header does. Lower case, like the
    // platform's tool: with `pt-BR` the renderer finds no words.
    acceptLanguage: (language.path === '' ? (request.headers['accept-language'] ?? 'en') : language.code).toLowerCase(),
    nonce: randomBytes(16).toString('base64'),
    userAgent: request.headers['user-agent'] ?? '',
    isInspected: isInspected(request),
  };
}
