import type { Request, Response } from 'express';
import { sessionOf } from '../sessions/read-session';
import { text } from '../wire/parse-fields';
import { bodyOf } from '../wire/read-body';
import type { World } from '../world/world';

/**
 * Whether a post has somebody else's token. One that has none comes from a page without scripts: the platform gives
 * templates no token to print. Such posts count as forged only when the merchant wants that (`enforceCsrf`).
 */
export function isForged(world: World, request: Request, response: Response): boolean {
  const sent = [request.headers['x-xsrf-token'], text(bodyOf(response).fields, 'authenticity_token')].filter(Boolean);
  return sent.length > 0 ? !sent.includes(sessionOf(response).csrfToken) : world.settings.enforceCsrf;
}
