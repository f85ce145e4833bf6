import type { NextFunction, Request, Response } from 'express';
import { storeFormResult } from '../accounts/form-results';
import { safeReturn } from '../accounts/safe-return';
import { languageOf } from '../languages/read-language';
import { giveToken, sessionOf } from '../sessions/read-session';
import { text } from '../wire/parse-fields';
import { bodyOf } from '../wire/read-body';
import type { World } from '../world/world';
import { isForged } from './is-forged';

/** Calls have their own token check, or none. */
const calls = /^\/(remote|api|graphql|__shop)/;

/** The forms that show the sent fields again, by action. */
const stored: Readonly<Record<string, string>> = {
  save_new_account: 'create_account',
  update_account: 'edit_account',
  save_shipping_address: 'address',
  update_shipping_address: 'address',
  do_purchase: 'gift_certificate',
};

/**
 * Express middleware: refuses a form with a wrong token. The shopper returns to the form's page with an error message
 * and the right token. The typed text is shown again if the form supports it. The message is ours: the platform
 * publishes none.
 */
export const checkFormToken =
  (world: World) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (request.method !== 'POST' || calls.test(request.path) || !isForged(world, request, response)) return next();
    const session = sessionOf(response);
    giveToken(session, response);
    if (request.headers['x-requested-with'] !== undefined) {
      response.status(403).type('html').send('Forbidden');
      return;
    }
    const { fields } = bodyOf(response);
    const form = stored[String(request.query['action'] ?? text(fields, 'action'))];
    if (form !== undefined) storeFormResult(session, form, { fields });
    session.messages.push({
      type: 'error',
      message: 'This page was open for too long, so nothing was changed. Please try again.',
    });
    response.redirect(302, pageOf(request, response));
  };

/** The page of the form; the home page when the browser doesn't send it. */
function pageOf({ headers: { referer = '', host } }: Request, response: Response): string {
  if (!URL.canParse(referer) || new URL(referer).host !== host) return '/';
  const { pathname, search } = new URL(referer);
  return safeReturn(pathname.slice(languageOf(response).path.length) + search, '/');
}
