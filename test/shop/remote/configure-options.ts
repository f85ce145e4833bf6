import { optionContext } from '../contexts/option-context';
import { pageOf } from '../pages/product-page';
import { notFound, type RemoteCall } from './remote-call';

/**
 * `GET /remote/v1/configure-options/{line id}`: the options of a cart line with its choices, for the form that edits
 * them.
 */
export const configureOptions: RemoteCall = (visit, id) => {
  const line = visit.session.cart?.lines.find((one) => one.id === id);
  const product = line && visit.world.catalogue.findProduct(line.productId);
  if (!line || !product) return notFound('Item not found');
  return {
    data: {
      quote_item_id: line.id,
      product_id: product.id,
      product_name: product.name,
      options: product.options.map((option) =>
        optionContext(
          visit,
          option,
          line.choices.find((choice) => choice.option.id === option.id),
        ),
      ),
    },
    page: pageOf(visit, product),
  };
};
