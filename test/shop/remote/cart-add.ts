import { addToCart } from '../carts/add-to-cart';
import { lineHash } from '../carts/line-hash';
import { priceCart } from '../carts/price-cart';
import { readQuantity } from '../carts/read-quantity';
import { readChoices } from '../choices/read-choices';
import { lineImage } from '../contexts/cart-item-context';
import { imageUrl } from '../contexts/image-context';
import { productUrl } from '../contexts/product-url';
import { pageOf } from '../pages/product-page';
import { text } from '../wire/parse-fields';
import { analyticsItem } from './analytics-item';
import { notFound, type RemoteCall } from './remote-call';

/** `POST /remote/v1/cart/add`. For a product that can't be added, the response is 200 with an `error` in HTML. */
export const cartAdd: RemoteCall = (visit) => {
  const { fields, files } = visit.body;
  const product = visit.world.catalogue.findProduct(Number(text(fields, 'product_id')));
  if (!product) return notFound('Product not found');
  const page = pageOf(visit, product);
  const quantity = readQuantity(text(fields, 'qty') || String(Math.max(1, product.minimum)));
  const result = addToCart(visit, product, readChoices(product, fields, files), quantity);
  if ('error' in result) return { data: { error: `<p>${result.error}</p>` }, page };
  const cart = priceCart(visit);
  const priced = cart.lines.find(({ line }) => line === result.line);
  const item = priced ? analyticsItem(visit, cart, priced, quantity) : undefined;
  return {
    data: {
      cart_id: visit.session.cart?.id ?? '',
      cart_item: {
        id: result.line.id,
        hash: lineHash(result.line),
        product_id: product.id,
        thumbnail: priced ? imageUrl(lineImage(visit, priced), '190x285') : '',
        url: productUrl(visit, product),
      },
      channel_id: 1,
      currency: visit.paid.currency.code,
      product_value: (priced?.discounted.value ?? 0) * quantity,
      line_items: item ? [item] : [],
    },
    page,
  };
};
