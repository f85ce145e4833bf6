import type { AppThunk } from '../make-store';
import { initialEntry } from './product-entry';
import { pairChosen } from '../slices/product-options-slice';
import type { ProductScope } from './product-scope';

/**
 * Puts into the state which product is added to the cart together with the scope's own.
 *
 * @param field the name of the form field that chose it; each field adds at most one product
 * @param productId `''` when the field chooses none
 */
export function choosePair(scope: ProductScope, field: string, productId: string): AppThunk {
  const { key } = scope;
  return (dispatch) => {
    dispatch(pairChosen({ key, entry: initialEntry(scope), field, productId }));
  };
}
