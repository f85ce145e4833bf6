import { sendQuantityChanged } from '../../events/product-events';
import type { ProductScope } from './product-scope';
import { formEntries } from '../../page/form-entries';
import type { AppThunk } from '../make-store';
import { changeProduct } from './change-product';
import { entryOf } from './product-entry';

/**
 * Puts the quantity that the shopper wants into the state. Other scripts get an event if the quantity is valid and new.
 *
 * @param error the message about an invalid quantity, in the shopper's language; `''` for a valid one
 */
export function changeQuantity(scope: ProductScope, quantity: number, error = ''): AppThunk<Promise<void>> {
  return async (dispatch, getState, { afterPaint }) => {
    const { productId, element } = scope;
    const before = entryOf(getState(), scope);
    if (before.quantity === quantity && before.quantityError === error) return;
    dispatch(changeProduct(scope, { quantity, quantityError: error }));
    if (error || before.quantity === quantity) return;
    await afterPaint();
    sendQuantityChanged({ productId, form: formEntries(scope.form), quantity, element });
  };
}
