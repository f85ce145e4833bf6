import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Language } from '../languages/language';
import { languageOf, originOf } from '../languages/read-language';
import { customerOf } from '../accounts/accounts';
import type { PriceRules } from '../pricing/price-object';
import { isInspected } from '../inspector/is-inspected';
import { bodyOf, type Body } from '../wire/read-body';
import { readStencilHeaders, type StencilHeaders } from '../wire/stencil-headers';
import type { World } from '../world/world';
import { sessionOf } from './read-session';
import type { Session } from './sessions';

/** One request of one shopper, and all that decides how it is answered. */
export interface Visit {
  world: World;
  session: Session;
  method: string;
  /**
   * The address as the browser has it, but without its language's folder; links and pictures start with its
   * origin, whatever the port.
   */
  url: URL;
  language: Language;
  body: Body;
  stencil: StencilHeaders;
  prices: PriceRules;
  /** Prices are kept from this shopper. */
  pricesHidden: boolean;
  acceptLanguage: string;
  nonce: string;
  userAgent: string;
  /** The answer goes into the inspector's frame. */
  isInspected: boolean;
}

/** Reads a request; `readLanguage`, `readSession` and `readBody` come before it. */
export function makeVisit(world: World, request: Request, response: Response): Visit {
  const session = sessionOf(response);
  const { settings } = world;
  const language = languageOf(response);
  return {
    world,
    session,
    method: request.method,
    url: new URL(originOf(request) + request.originalUrl.slice(language.path.length)),
    language,
    body: bodyOf(response),
    stencil: readStencilHeaders(request),
    prices: {
      currency: session.currency,
      tax: { display: settings.taxDisplay, rate: settings.taxRate, label: settings.taxLabel },
    },
    pricesHidden: settings.hidePricesFromGuests && !customerOf(world, session),
    // The folder decides; without one, the browser may. In small letters, as the platform's tool has them, or the renderer
    // would find no words for `pt-BR`.
    acceptLanguage: (language.path === '' ? (request.headers['accept-language'] ?? 'en') : language.code).toLowerCase(),
    nonce: randomBytes(16).toString('base64'),
    userAgent: request.headers['user-agent'] ?? '',
    isInspected: isInspected(request),
  };
}
