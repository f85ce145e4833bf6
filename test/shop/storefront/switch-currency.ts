import { Router } from 'express';
import { safeReturn } from '../accounts/safe-return';
import { recheckCodes } from '../codes/recheck-codes';
import { findCurrency } from '../pricing/currency';
import { sessionOf } from '../sessions/read-session';
import { makeVisit } from '../sessions/visit';
import type { World } from '../world/world';

/**
 * Any page URL with `?setCurrencyId=` changes the shopper's currency and redirects to the URL without it. A currency that
 * can't be paid in changes the shown prices only.
 */
export function switchCurrency(world: World): Router {
  const router = Router();
  router.get('/{*path}', (request, response, next) => {
    const { url } = makeVisit(world, request, response);
    const wanted = url.searchParams.get('setCurrencyId');
    if (wanted === null) return next();
    const currency = findCurrency(Number(wanted));
    if (currency) {
      const session = sessionOf(response);
      const isShownOnly = world.settings.displayOnlyCurrencies.includes(currency.code);
      session.shownCurrency = isShownOnly ? currency : null;
      if (!isShownOnly) session.currency = currency;
      recheckCodes(makeVisit(world, request, response));
    }
    url.searchParams.delete('setCurrencyId');
    // `//elsewhere.test` is a path for this shop but a host for browsers.
    response.redirect(302, safeReturn(url.pathname + url.search, '/'));
  });
  return router;
}
