import { type Response, Router } from 'express';
import { addToCart } from '../carts/add-to-cart';
import { editLine } from '../carts/edit-line';
import { readQuantity } from '../carts/read-quantity';
import { updateCart } from '../carts/update-cart';
import { readChoices } from '../choices/read-choices';
import { applyCertificate, removeCertificate } from '../codes/apply-certificate';
import { applyCoupon, removeCoupon } from '../codes/apply-coupon';
import { makeVisit, type Visit } from '../sessions/visit';
import { branch, text } from '../wire/parse-fields';
import type { World } from '../world/world';
import { unwrapLine, wrapLine } from '../wrapping/wrap-line';

type Action = (visit: Visit) => string | undefined;

/**
 * Plain forms and links of `/cart.php`; they work without scripts. Each redirects, as the platform does; the target
 * page shows the errors.
 */
export function cartActions(world: World): Router {
  const router = Router();
  router.all('/cart.php', (request, response: Response, next) => {
    const visit = makeVisit(world, request, response);
    const name = text(visit.body.fields, 'action') || (visit.url.searchParams.get('action') ?? '');
    const action = actions[name];
    if (!action && request.method === 'GET') return next();
    response.redirect(302, action?.(visit) ?? '/cart.php');
  });
  return router;
}

const fieldOf = ({ body, url }: Visit, name: string): string =>
  text(body.fields, name) || (url.searchParams.get(name) ?? '');

const actions: Record<string, Action> = {
  add,
  update,
  remove,
  EditProductFieldsInCart: editFields,
  applycoupon: applyCode,
  save_giftwrapping: saveWrapping,
  remove_giftwrapping: (visit) => void unwrapLine(visit, fieldOf(visit, 'item_id')),
  removecoupon: (visit) => void removeCoupon(visit, fieldOf(visit, 'couponid')),
  removegiftcertificate: (visit) => void removeCertificate(visit, fieldOf(visit, 'giftcertificateid')),
};

function add(visit: Visit): string | undefined {
  const product = visit.world.catalogue.findProduct(Number(fieldOf(visit, 'product_id')));
  if (!product) return undefined;
  const choices = readChoices(product, visit.body.fields, visit.body.files);
  const quantity = readQuantity(fieldOf(visit, 'qty') || String(Math.max(1, product.minimum)));
  const result = addToCart(visit, product, choices, quantity);
  if (!('error' in result)) return undefined;
  visit.session.messages.push({ type: 'error', message: result.error });
  return `/${product.slug}/`;
}

function update(visit: Visit): undefined {
  const quantities = branch(visit.body.fields, 'qty');
  const wanted = Object.entries(typeof quantities === 'object' ? quantities : {}).map(([id, quantity]) => ({
    id,
    quantity: readQuantity(text(quantity)),
  }));
  say(visit, updateCart(visit, wanted).errors);
}

function remove(visit: Visit): undefined {
  say(visit, updateCart(visit, [{ id: fieldOf(visit, 'item'), quantity: 0 }]).errors);
}

function editFields(visit: Visit): undefined {
  const problem = editLine(visit, fieldOf(visit, 'item_id'));
  say(visit, problem ? [problem] : []);
}

/** One action for both fields, as in the platform's forms. */
function applyCode(visit: Visit): undefined {
  const { fields } = visit.body;
  const problem =
    'certcode' in fields
      ? applyCertificate(visit, text(fields, 'certcode'))
      : applyCoupon(visit, text(fields, 'couponcode'));
  say(visit, problem ? [problem] : []);
}

function saveWrapping(visit: Visit): undefined {
  const problem = wrapLine(visit, fieldOf(visit, 'item_id'));
  say(visit, problem ? [problem] : []);
}

const say = ({ session }: Visit, errors: string[]): undefined => {
  session.messages.push(...errors.map((message) => ({ type: 'error' as const, message })));
};
