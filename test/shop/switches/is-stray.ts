import type { Request, Response } from 'express';
import { findLanguage } from '../languages/find-language';
import { languageOf, originOf } from '../languages/read-language';
import type { World } from '../world/world';

/** The addresses without a language: files, and B2B Edition, which in truth answers from its own servers. */
const files = /^\/(assets|images|stencil|shared|b2b|favicon\.ico)(\/|$)/;

/** The path of the page that a request comes from; null when the browser doesn't say, or isn't of this shop. */
export function pageBehind(request: Request): string | null {
  const { referer = '' } = request.headers;
  const origin = originOf(request);
  return referer.startsWith(`${origin}/`) ? new URL(referer).pathname : null;
}

/**
 * Whether a request has lost the language of its page: a call or a post in another language than that of the
 * page it comes from. Following a link may well lead to another language.
 */
export function isStray(world: World, request: Request, response: Response): boolean {
  const page = pageBehind(request);
  const isLink = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
  if (page === null || isLink || files.test(request.path)) return false;
  return findLanguage(world.settings.languages, page).code !== languageOf(response).code;
}
