import { navigation } from '../page/navigation';
import { pageContext } from '../page/page-context';
import { addItem, type AddedItem } from './add-item';
import { fetchCartQuantity } from './cart-quantity';
import { showAlert } from './dialogs';
import { failureText } from './failure-text';
import type { AppThunk } from './make-store';
import { addingEnded, addingStarted, productFound } from './product-options-slice';
import { productEntry } from './product-entry';
import { reportFailure } from './report-failure';
import { showCartPreview } from './show-cart-preview';

interface AddToCartOptions {
  /** The product scope's key: a scope adds once at a time, however often its button is pressed. */
  key: string;
  form: FormData;
  /** What follows: the cart preview opens, the browser goes to the cart page, or nothing does. */
  next?: 'preview' | 'cart' | 'stay';
}

/**
 * Puts what the shopper asked for into the cart, and shows that it happened, or in an alert why it did not.
 *
 * @returns a promise of the added item; null when the store said no, or when the same scope was already
 * adding
 */
export function addToCart({
  key,
  form,
  next = 'stay',
}: AddToCartOptions): AppThunk<Promise<AddedItem | null>> {
  return async (dispatch, getState) => {
    if (getState().productOptions[key]?.adding) return null;
    dispatch(productFound({ key, entry: productEntry(String(form.get('product_id') ?? '')) }));
    dispatch(addingStarted({ key }));

    let item: AddedItem | null = null;
    try {
      item = await dispatch(addItem(form));
    } catch (error) {
      reportFailure('adding to the cart', error);
      void dispatch(showAlert(failureText(error)));
    }
    dispatch(addingEnded({ key, itemId: item?.itemId ?? null }));
    if (!item) return null;

    if (next === 'cart') navigation.goTo(item.cartUrl ?? pageContext().cartUrl);
    else if (next === 'preview') void dispatch(showCartPreview({ itemId: item.itemId }));
    else void dispatch(fetchCartQuantity({ fresh: true }));
    return item;
  };
}
