import type { Request, Response } from 'express';
import { sessionOf } from '../sessions/read-session';
import { text } from '../wire/parse-fields';
import { bodyOf } from '../wire/read-body';
import type { World } from '../world/world';

/**
 * Whether a POST has another session's token. A POST without a token comes from a page without scripts, because the
 * platform gives templates no token to print. It counts as forged only with the setting `enforceCsrf`.
 */
export function isForged(world: World, request: Request, response: Response): boolean {
  const sent = [request.headers['x-xsrf-token'], text(bodyOf(response).fields, 'authenticity_token')].filter(Boolean);
  return sent.length > 0 ? !sent.includes(sessionOf(response).csrfToken) : world.settings.enforceCsrf;
}
