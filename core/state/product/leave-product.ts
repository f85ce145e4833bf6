import type { ProductScope } from './product-scope';
import type { AppThunk } from '../make-store';
import { productLeft } from '../slices/product-options-slice';

/**
 * Forgets a product scope whose element has left the page, and the question it had open. A scope that only
 * lost one of its widgets, or was moved, stays.
 */
export function leaveProduct({ key, element }: ProductScope): AppThunk {
  return (dispatch, getState, { choices, started }) => {
    if (element.isConnected) return;
    choices.get(key)?.abort();
    choices.delete(key);
    started.delete(key);
    if (getState().productOptions[key]) dispatch(productLeft({ key }));
  };
}
