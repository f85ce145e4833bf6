import type { NextFunction, Request, Response } from 'express';
import type { World } from '../world/world';
import { findLanguage } from './find-language';
import type { Language } from './language';
import { localize, localizeUrl } from './localize';

/**
 * Express middleware: removes the language's prefix from the URL, so that every route works in every language.
 * Stores the language in `response.locals.language`. Redirects and JSON responses get the prefix back.
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
      redirect(status, localizeUrl(to, origin, language))) as typeof response.redirect;
    response.json = (body) => json(localize(body, origin, language));
    next();
  };

/** The language that `readLanguage` stored. */
export const languageOf = (response: Response): Language => response.locals['language'] as Language;

/** The origin that the browser knows, such as `http://localhost:3000`. */
export const originOf = ({ protocol, headers }: Request): string => `${protocol}://${headers.host ?? 'localhost'}`;
