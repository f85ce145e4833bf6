import { sendQuantityChanged } from '../../events/product-events';
import { formText } from './form-text';
import { productForm } from './product-form';
import type { ProductScope } from './product-scope';
import { whenActivated } from '../../page/when-activated';
import type { AppThunk } from '../make-store';
import { initialEntry } from './product-entry';
import { quantityChanged } from '../slices/product-options-slice';

/**
 * Puts the quantity that the shopper wants into the state. Other scripts get an event if the quantity is valid and new.
 *
 * @param error the message about an invalid quantity, in the shopper's language; `''` for a valid one
 */
export function changeQuantity(scope: ProductScope, quantity: number, error = ''): AppThunk<Promise<void>> {
  return async (dispatch, getState, { afterPaint }) => {
    const { key, productId, element } = scope;
    const entry = initialEntry(scope);
    const before = getState().productOptions[key] ?? entry;
    if (before.quantity === quantity && before.quantityError === error) return;
    dispatch(quantityChanged({ key, entry, quantity, error }));
    if (error || before.quantity === quantity) return;
    await afterPaint();
    await whenActivated();
    sendQuantityChanged({ productId, form: formText(productForm(scope)), quantity, element });
  };
}
