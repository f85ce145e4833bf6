import type { NextFunction, Request, Response } from 'express';
import type { World } from '../world/world';
import { findLanguage } from './find-language';
import type { Language } from './language';
import { localize, localizeAddress } from './localize';

/**
 * Express middleware: takes the language's folder off the address, so that every route answers in every
 * language, and leaves the language in `response.locals.language`. Redirects and JSON answers get the folder
 * back in front of their addresses.
 */
export const readLanguage =
  (world: World) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const language = findLanguage(world.settings.languages, request.url);
    response.locals['language'] = language;
    if (language.path === '') return next();
    const rest = request.url.slice(language.path.length);
    if (!rest.startsWith('/')) return response.redirect(301, `${language.path}/${rest}`);
    request.url = rest;
    const origin = originOf(request);
    const redirect = response.redirect.bind(response) as (status: number, to: string) => void;
    const json = response.json.bind(response);
    response.redirect = ((status: number, to: string) =>
      redirect(status, localizeAddress(to, origin, language))) as typeof response.redirect;
    response.json = (body) => json(localize(body, origin, language));
    next();
  };

/** The language that `readLanguage` left. */
export const languageOf = (response: Response): Language => response.locals['language'] as Language;

/** The origin that the browser knows, such as `http://localhost:3000`. */
export const originOf = ({ protocol, headers }: Request): string => `${protocol}://${headers.host ?? 'localhost'}`;
