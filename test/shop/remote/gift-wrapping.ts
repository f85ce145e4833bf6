import { cartPageOf } from '../pages/cart-page';
import { convert, money } from '../pricing/money';
import { canBeWrapped } from '../wrapping/can-be-wrapped';
import { giftWrappings } from '../wrapping/gift-wrappings';
import { wrapLine } from '../wrapping/wrap-line';
import { notFound, type RemoteCall } from './remote-call';

/** `GET /remote/v1/gift-wrapping/{line id}`: the wrapping options of a line, for a form. */
export const giftWrappingForm: RemoteCall = (visit, id) => {
  const line = visit.session.cart?.lines.find((one) => one.id === id);
  const product = line && visit.world.catalogue.findProduct(line.productId);
  if (!line || !product || !canBeWrapped(product)) return notFound('Item not found');
  const { currency } = visit.paid;
  return {
    data: {
      quantity: line.quantity,
      item_id: line.id,
      product_name: product.name,
      gift_wrappings: giftWrappings.map(({ id: wrappingId, name, price, allowsMessage, pattern }) => ({
        id: wrappingId,
        name,
        price: money(convert(price, currency), currency),
        allow_message: allowsMessage,
        preview_image: pattern && {
          data: `${visit.url.origin}/images/stencil/{:size}/patterns/${pattern}.svg?c=1`,
          alt: name,
        },
        selected: line.wrapping?.wrapping.id === wrappingId,
      })),
      selected_wrapping: line.wrapping && {
        id: line.wrapping.wrapping.id,
        name: line.wrapping.wrapping.name,
        message: line.wrapping.message,
      },
    },
    page: cartPageOf(visit),
  };
};

/** `POST /remote/v1/gift-wrapping/{line id}` with the form's fields. Its response is not documented. */
export const giftWrappingSave: RemoteCall = (visit, id) => {
  const problem = wrapLine(visit, id);
  return {
    data: problem ? { status: 'error', errors: [problem] } : { status: 'success' },
    page: cartPageOf(visit),
  };
};
