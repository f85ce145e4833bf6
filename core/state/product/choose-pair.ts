import type { AppThunk } from '../make-store';
import { initialEntry } from './product-entry';
import { pairChosen } from '../slices/product-options-slice';
import type { ProductScope } from './product-scope';

/**
 * Notes which product goes into the cart along with the scope's own.
 *
 * @param field the name of the field that chose it; each field adds one product at most
 * @param productId `''` when the field chooses none
 */
export function choosePair(scope: ProductScope, field: string, productId: string): AppThunk {
  const { key } = scope;
  return (dispatch) => {
    dispatch(pairChosen({ key, entry: initialEntry(scope), field, productId }));
  };
}
