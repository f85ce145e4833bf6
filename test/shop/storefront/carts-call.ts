import { Router } from 'express';
import { cartQuantity, touchCart } from '../carts/cart';
import { recheckCodes } from '../codes/recheck-codes';
import { findCurrency } from '../pricing/currency';
import { makeVisit, type Visit } from '../sessions/visit';
import { bodyOf } from '../wire/read-body';
import type { World } from '../world/world';
import { cartJson } from './cart-json';

const notFound = {
  status: 404,
  type: 'https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes',
};

/** `/api/storefront/carts`: the session's cart as a list, one cart by id, deletion, and its currency. */
export function cartsCall(world: World): Router {
  const router = Router();
  const base = '/api/storefront/carts';

  router.get(base, (request, response) => {
    const visit = makeVisit(world, request, response);
    const { cart } = visit.session;
    response.json(cart && cartQuantity(cart) > 0 ? [cartJson(visit, cart, includeOf(visit))] : []);
  });

  router.get(`${base}/:id`, (request, response) => {
    const visit = makeVisit(world, request, response);
    const { cart } = visit.session;
    if (cart?.id === request.params.id) response.json(cartJson(visit, cart, includeOf(visit)));
    else response.status(404).json(notFound);
  });

  router.delete(`${base}/:id`, (request, response) => {
    const { session } = makeVisit(world, request, response);
    const isOwn = session.cart?.id === request.params.id;
    if (isOwn) session.cart = null;
    response
      .status(isOwn ? 204 : 404)
      .type('json')
      .send(isOwn ? '' : JSON.stringify(notFound));
  });

  router.post(`${base}/:id/currency`, (request, response) => {
    const visit = makeVisit(world, request, response);
    const { cart } = visit.session;
    const { json } = bodyOf(response);
    const code = typeof json === 'object' && json !== null && 'currencyCode' in json ? json.currencyCode : undefined;
    const currency = typeof code === 'string' ? findCurrency(code) : undefined;
    // The theme shows the text of `error`; the texts are undocumented.
    if (cart?.id !== request.params.id)
      return void response.status(404).json({ ...notFound, error: 'Cart not found.' });
    if (typeof code !== 'string') return void response.status(422).json({ error: 'Missing or invalid data.' });
    if (!currency) return void response.status(404).json({ error: 'Currency not found.' });
    const { currencyRefusal, displayOnlyCurrencies } = world.settings;
    if (currencyRefusal !== null) return void response.status(422).json({ error: currencyRefusal });
    if (displayOnlyCurrencies.includes(code))
      return void response.status(422).json({ error: `The cart can't be paid in ${code}.` });
    visit.session.currency = currency;
    visit.session.shownCurrency = null;
    touchCart(cart);
    const switched = makeVisit(world, request, response);
    recheckCodes(switched);
    response.json(cartJson(switched, cart, includeOf(visit)));
  });
  return router;
}

const includeOf = ({ url }: Visit): string[] => (url.searchParams.get('include') ?? '').split(',');
