import type { ProductScope } from './product-scope';
import type { AppThunk } from '../make-store';
import { productLeft } from '../slices/product-options-slice';

/**
 * Removes the entry of a product scope whose element has left the page, and aborts its pending request. The entry stays when
 * only one of the scope's widgets is gone, or when the element was moved.
 */
export function leaveProduct({ key, element }: ProductScope): AppThunk {
  return (dispatch, getState, { choices, knownForms }) => {
    if (document.contains(element)) return;
    choices.get(key)?.abort();
    choices.delete(key);
    knownForms.delete(key);
    if (getState().productOptions[key]) dispatch(productLeft({ key }));
  };
}
