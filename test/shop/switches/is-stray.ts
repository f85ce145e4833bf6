import type { Request, Response } from 'express';
import { findLanguage } from '../languages/find-language';
import { languageOf, originOf } from '../languages/read-language';
import type { World } from '../world/world';

/** Addresses without a language: files, and B2B Edition, which has its own servers in reality. */
const files = /^\/(assets|images|stencil|shared|b2b|favicon\.ico)(\/|$)/;

/** The path of the page that sent a request; null when the browser doesn't send it, or the page is not of this shop. */
export function pageBehind(request: Request): string | null {
  const { referer = '' } = request.headers;
  const origin = originOf(request);
  return referer.startsWith(`${origin}/`) ? new URL(referer).pathname : null;
}

/**
 * Whether a request has lost its page's language: a call or a POST in another language than the page that sent it. A
 * link may lead to another language.
 */
export function isStray(world: World, request: Request, response: Response): boolean {
  const page = pageBehind(request);
  const isLink = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
  if (page === null || isLink || files.test(request.path)) return false;
  return findLanguage(world.settings.languages, page).code !== languageOf(response).code;
}
