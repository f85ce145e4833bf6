import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { shopAddress } from '../../page/shop-address';
import { addItem, type AddedItem } from '../cart/add-item';
import { addPaired } from './add-paired';
import { fetchCartQuantity } from '../cart/cart-quantity';
import { showAlert } from '../ui/dialogs';
import { failureText } from '../failure-text';
import { isRefusal } from '../is-refusal';
import { hasDialog } from '../ui/has-dialog';
import type { AppThunk } from '../make-store';
import { addingEnded, addingStarted, productFound } from './product-options-slice';
import { productEntry } from './product-entry';
import { reportFailure } from '../report-failure';
import { showCartPreview } from '../cart/show-cart-preview';

interface AddToCartOptions {
  /** The product scope's key: a scope adds once at a time, however often its button is pressed. */
  key: string;
  form: FormData;
  /**
   * What follows: the cart preview opens, the browser goes to the cart page, or nothing does. A theme without
   * a preview that works shows the cart page instead.
   */
  next?: 'preview' | 'cart' | 'stay';
  /** Posts the form the way the browser does, should the code of the store's calls not arrive. */
  natively?: (() => void) | undefined;
}

/**
 * Puts what the shopper asked for into the cart, and shows that it happened, or in an alert why it did not.
 *
 * @returns a promise of the added item; null when the store said no, or when the same scope was already
 * adding
 */
export function addToCart(options: AddToCartOptions): AppThunk<Promise<AddedItem | null>> {
  const { key, form, next = 'stay', natively } = options;
  return async (dispatch, getState) => {
    if (getState().productOptions[key]?.adding) return null;
    dispatch(productFound({ key, entry: productEntry(String(form.get('product_id') ?? '')) }));
    dispatch(addingStarted({ key }));
    // As the button was pressed: a quick view that closes meanwhile takes its entry along.
    const productIds = Object.values(getState().productOptions[key]?.paired ?? {});

    let item: AddedItem | null = null;
    try {
      item = await dispatch(addItem(form));
    } catch (error) {
      if (!isRefusal(error)) reportFailure('adding to the cart', error);
      if (natively && error instanceof Error && error.name === 'ChunkLoadError') natively();
      else void dispatch(showAlert(failureText(error)));
    }
    // The button stays busy and the page stays: leaving it would lose what is still on its way.
    if (item && productIds.length > 0) {
      await dispatch(addPaired({ productIds, quantity: String(form.get('qty[]') ?? '1') }));
    }
    dispatch(addingEnded({ key, itemId: item?.itemId ?? null }));
    if (!item) return null;

    if (next === 'stay') void dispatch(fetchCartQuantity({ fresh: true }));
    else if (next === 'preview' && hasDialog('cart-preview')) void dispatch(showCartPreview(item));
    else navigation.goTo(shopAddress(item.cartUrl) ?? pageContext().cartUrl);
    return item;
  };
}
