import { touchCart } from '../carts/cart';
import { priceLines } from '../carts/price-lines';
import { shippingDiscount } from '../codes/shipping-discount';
import { cartPageOf } from '../pages/cart-page';
import { readDestination } from '../places/read-destination';
import { convert, money } from '../pricing/money';
import type { Visit } from '../sessions/visit';
import { parcelOf } from '../shipping/parcel-of';
import { quoteShipping } from '../shipping/quote-shipping';
import type { ShippingMethod } from '../shipping/shipping-method';
import { text } from '../wire/parse-fields';
import type { RemoteCall, RemoteResponse } from './remote-call';

/**
 * `GET /remote/v1/shipping-quote?city=&country_id=&state_id=&zip_code=`: shipping quotes, or `errors`. The cart
 * stores the quotes, so that the shopper can choose one.
 */
export const shippingQuotes: RemoteCall = (visit) => {
  const { searchParams } = visit.url;
  const { cart } = visit.session;
  const field = (name: string): string => searchParams.get(name) ?? '';
  const destination = readDestination({
    country_id: field('country_id'),
    state_id: field('state_id'),
    city: field('city'),
    zip_code: field('zip_code'),
  });
  if ('errors' in destination) return failed(visit, destination.errors);
  const parcel = parcelOf(priceLines(visit), visit.paid.currency);
  if (!cart || !parcel) return failed(visit, ['There is nothing in your cart that needs shipping.']);
  const methods = quoteShipping(destination, parcel);
  cart.quotes = { destination, keys: methods.map(({ key }) => key) };
  const quotes = methods.map((method, id) => quote(visit, method, id));
  return {
    data: {
      quotes: {
        shipping_methods: quotes.filter(({ type }) => type !== 'ups'),
        ups_shipping_methods: quotes.filter(({ type }) => type === 'ups'),
      },
    },
    page: cartPageOf(visit),
  };
};

/**
 * `POST /remote/v1/shipping-quote` with `shipping_method`, the index of one of the last quotes: BigCommerce's own test
 * sends 0.
 */
export const chooseShippingQuote: RemoteCall = (visit) => {
  const { cart } = visit.session;
  const wanted = text(visit.body.fields, 'shipping_method');
  const methodKey = /^\d+$/.test(wanted) ? cart?.quotes?.keys[Number(wanted)] : undefined;
  if (!cart?.quotes || methodKey === undefined) return failed(visit, ['Please choose a shipping method.']);
  cart.shipping = { destination: cart.quotes.destination, methodKey };
  touchCart(cart);
  return { data: { status: 'success' }, page: cartPageOf(visit) };
};

const failed = (visit: Visit, errors: string[]): RemoteResponse => ({
  data: { status: 'error', errors },
  page: cartPageOf(visit),
});

function quote(visit: Visit, { type, provider, description, cost }: ShippingMethod, id: number) {
  const { currency } = visit.paid;
  const amount = money(convert(cost, currency), currency);
  const coupons = visit.session.cart?.coupons ?? [];
  const after = coupons.reduce((left, one) => left - shippingDiscount(one, left, currency), amount.value);
  return {
    id,
    type,
    provider_name: provider,
    description,
    logo_path: null,
    cost: amount,
    ...(after < amount.value ? { cost_after_discount: money(after, currency) } : {}),
  };
}
