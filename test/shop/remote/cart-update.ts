import { priceCart } from '../carts/price-cart';
import { readQuantity } from '../carts/read-quantity';
import { updateCart } from '../carts/update-cart';
import { cartPageOf } from '../pages/cart-page';
import { branch, text } from '../wire/parse-fields';
import { analyticsItem } from './analytics-item';
import type { RemoteCall } from './remote-call';

/** `POST /remote/v1/cart/update` with `items[0][id]` and `items[0][quantity]`; 0 removes the line. */
export const cartUpdate: RemoteCall = (visit) => {
  const items = branch(visit.body.fields, 'items');
  const wanted = Object.values(typeof items === 'object' ? items : {}).map((item) => ({
    id: text(item, 'id'),
    quantity: readQuantity(text(item, 'quantity')),
  }));
  const before = priceCart(visit);
  const { removed, errors } = updateCart(visit, wanted);
  const page = cartPageOf(visit);
  if (errors.length > 0) return { data: { status: 'failed', errors }, page };
  if (removed.length === 0) return { data: { status: 'succeed' }, page };
  const gone = before.lines.filter(({ line }) => removed.includes(line));
  return {
    data: {
      status: 'succeed',
      channel_id: 1,
      currency: visit.paid.currency.code,
      product_value: gone.reduce((sum, { totalDiscounted }) => sum + totalDiscounted.value, 0),
      line_items: gone.map((priced) => analyticsItem(visit, before, priced, priced.line.quantity)),
    },
    page,
  };
};
