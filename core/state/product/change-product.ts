import type { AppThunk } from '../make-store';
import { productChanged, type ProductOptionsEntry } from '../slices/product-options-slice';
import { entryOf } from './product-entry';
import type { ProductScope } from './product-scope';

/** Changes the entry of a product. The first change of a scope begins with the values that the page has printed. */
export function changeProduct(scope: ProductScope, changes: Partial<ProductOptionsEntry>): AppThunk {
  const { key } = scope;
  return (dispatch, getState) => {
    dispatch(productChanged({ key, entry: { ...entryOf(getState(), scope), ...changes } }));
  };
}
