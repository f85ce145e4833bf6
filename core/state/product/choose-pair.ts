import type { AppThunk } from '../make-store';
import { changeProduct } from './change-product';
import { entryOf } from './product-entry';
import type { ProductScope } from './product-scope';

/**
 * Stores which product is added to the cart together with the scope's own.
 *
 * @param field the name of the form field that chose it; each field adds at most one product
 * @param productId `''` when the field chooses none
 */
export function choosePair(scope: ProductScope, field: string, productId: string): AppThunk {
  return (dispatch, getState) => {
    const { [field]: _, ...others } = entryOf(getState(), scope).paired;
    dispatch(changeProduct(scope, { paired: productId ? { ...others, [field]: productId } : others }));
  };
}
