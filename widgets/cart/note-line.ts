import { reportFailure } from '../../core/state/failures';
import type { AppThunk } from '../../core/state/make-store';
import { requestShop } from '../../core/state/request-shop';
import type { RemovedLine } from '../../core/state/slices/cart-page-slice';

/** Milliseconds that a removal waits for the line's options. */
const TIME_LIMIT = 2_000;

type Fields = NonNullable<RemovedLine['fields']>;

/**
 * Never rejects: without its options the line can't be added again.
 *
 * @param row `data-*` of the line's element: `item-row`, `item-name`, `product-id`, and `has-options`
 * @param quantity from the shop's last response
 */
export function noteLine(row: DOMStringMap, quantity: number): AppThunk<Promise<RemovedLine>> {
  return async (dispatch) => {
    const { itemRow = '', itemName: name = '', productId, hasOptions } = row;
    if (!productId) return { name, fields: null };
    const product: Fields = [
      ['action', 'add'],
      ['product_id', productId],
      ['qty[]', String(quantity)],
    ];
    if (!hasOptions) return { name, fields: product };
    const options = await dispatch(fetchOptions(itemRow));
    return { name, fields: options && [...product, ...options] };
  };
}

/** The chosen values; null if the API does not say one: it has only the text of a date, a file or a typed text. */
function fetchOptions(id: string): AppThunk<Promise<Fields | null>> {
  return async (dispatch) => {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    try {
      const cart = await dispatch(requestShop(({ restCarts }) => restCarts.get({ includeOptions: true, signal })));
      const { physicalItems, digitalItems } = cart?.lineItems ?? {};
      const options = [...(physicalItems ?? []), ...(digitalItems ?? [])].find((line) => line.id === id)?.options;
      if (!options?.every(({ nameId, valueId }) => nameId && valueId)) return null;
      return options.map(({ nameId, valueId }) => [`attribute[${nameId}]`, String(valueId)] as const);
    } catch (error) {
      reportFailure(`options of line ${id} of the cart`, error);
      return null;
    }
  };
}
