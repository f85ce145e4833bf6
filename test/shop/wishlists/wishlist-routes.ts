import { Router } from 'express';
import { customerOf } from '../accounts/accounts';
import { storeFormResult } from '../accounts/form-results';
import { makeVisit, type Visit } from '../sessions/visit';
import { escapeHtml } from '../wire/escape-html';
import { branch, text } from '../wire/parse-fields';
import type { World } from '../world/world';

/** Runs an action for a customer and returns the URL to redirect to; undefined renders the page. */
type Action = (visit: Visit, customerId: number) => string | undefined;

/**
 * The actions of `/wishlist.php`, by links and plain posts; each ends with a redirect. Guests are redirected to the
 * login page, and return here after login.
 */
export function wishlistRoutes(world: World): Router {
  const router = Router();
  router.all('/wishlist.php', (request, response, next) => {
    const visit = makeVisit(world, request, response);
    const { searchParams, search } = visit.url;
    const name = searchParams.get('action') ?? '';
    const customer = customerOf(world, visit.session);
    if (!customer) {
      // A shared list is visible to everybody.
      if (name === 'viewwishlistitems' && searchParams.has('token')) return next();
      response.redirect(302, `/login.php?from=${encodeURIComponent(`/wishlist.php${search}`)}`);
      return;
    }
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    const target = action?.(visit, customer.id);
    if (target === undefined) return next();
    response.redirect(302, target);
  });
  return router;
}

const actions: Record<string, Action> = { add, addwishlist, editwishlist, deletewishlist, remove };

const viewUrl = (id: number): string => `/wishlist.php?action=viewwishlistitems&wishlistid=${id}`;

/** A value from the URL or from the form. */
const sentValue = ({ url, body }: Visit, name: string): string => url.searchParams.get(name) ?? text(body.fields, name);

function add(visit: Visit, customerId: number): string {
  const { wishlists, catalogue } = visit.world;
  const product = catalogue.findProduct(Number(sentValue(visit, 'product_id')));
  const wanted = sentValue(visit, 'wishlistid');
  const list = wanted
    ? wishlists.find(customerId, Number(wanted))
    : (wishlists.of(customerId)[0] ?? wishlists.create(customerId, 'My Wish List', false));
  if (!product || !list) {
    visit.session.messages.push({ type: 'error', message: 'The item could not be added to your wish list.' });
    return '/wishlist.php';
  }
  wishlists.add(list, product.id, Number(sentValue(visit, 'variation_id')) || null);
  const message = `${escapeHtml(product.name)} was added to ${escapeHtml(list.name)}.`;
  visit.session.messages.push({ type: 'success', message });
  return viewUrl(list.id);
}

/** The form is a page. Its POST creates the list and adds the product in the URL. */
function addwishlist(visit: Visit, customerId: number): string | undefined {
  if (visit.method !== 'POST') return undefined;
  const { wishlists, catalogue } = visit.world;
  const productId = sentValue(visit, 'product_id');
  const name = sentValue(visit, 'wishlistname').trim();
  if (name === '') {
    refuse(visit);
    return `/wishlist.php?action=addwishlist${productId ? `&product_id=${productId}` : ''}`;
  }
  const list = wishlists.create(customerId, name, sentValue(visit, 'publicwishlist') !== '');
  const product = catalogue.findProduct(Number(productId));
  if (product) wishlists.add(list, product.id, null);
  return viewUrl(list.id);
}

const refuse = ({ session, body }: Visit): void =>
  storeFormResult(session, 'wishlist', { error: 'Please enter a name for your wish list.', fields: body.fields });

function editwishlist(visit: Visit, customerId: number): string | undefined {
  if (visit.method !== 'POST') return undefined;
  const list = visit.world.wishlists.find(customerId, Number(sentValue(visit, 'wishlistid')));
  const name = sentValue(visit, 'wishlistname').trim();
  if (!list) return '/wishlist.php';
  if (!name) {
    refuse(visit);
    return `/wishlist.php?action=editwishlist&wishlistid=${list.id}`;
  }
  Object.assign(list, { name, isPublic: sentValue(visit, 'publicwishlist') !== '' });
  return '/wishlist.php';
}

function deletewishlist(visit: Visit, customerId: number): string {
  const several = branch(visit.body.fields, 'deletewishlist');
  const ids = typeof several === 'object' ? Object.values(several).map((id) => text(id)) : [];
  visit.world.wishlists.remove(customerId, [...ids, sentValue(visit, 'wishlistid')].map(Number));
  return '/wishlist.php';
}

function remove(visit: Visit, customerId: number): string {
  const list = visit.world.wishlists.find(customerId, Number(sentValue(visit, 'wishlistid')));
  if (!list) return '/wishlist.php';
  list.items = list.items.filter(({ id }) => id !== Number(sentValue(visit, 'item_id')));
  return viewUrl(list.id);
}
