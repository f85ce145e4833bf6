import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { shopAddress } from '../../page/shop-address';
import { addItem, type AddedItem } from '../cart/add-item';
import { addPaired } from './add-paired';
import { chooseOptions } from './choose-options';
import { fetchCartQuantity } from '../cart/cart-quantity';
import { showAlert } from '../ui/dialogs';
import { failureText } from '../failure-text';
import { isRefusal } from '../is-refusal';
import { isUnreachable } from '../is-unreachable';
import { cartPreviewDialog } from '../ui/dialog-names';
import { hasDialog } from '../ui/has-dialog';
import type { AppThunk } from '../make-store';
import { addingEnded, addingStarted } from '../slices/product-options-slice';
import { initialEntry } from './product-entry';
import { productForm } from './product-form';
import type { ProductScope } from './product-scope';
import { busyEnded, busyStarted } from '../slices/ui-slice';
import { reportFailure } from '../report-failure';
import { showCartPreview } from '../cart/show-cart-preview';

/** After the add the cart preview opens, or the browser goes to the cart page, or the page stays as it is. */
export type AfterAdd = 'preview' | 'cart' | 'stay';

/**
 * Puts what the shopper asked for into the cart, and shows that it happened, or in an alert why it did not. A scope adds
 * once at a time, however often its button is pressed. Should the code of the shop's calls not arrive, the browser posts
 * the scope's form, unless it is offline.
 *
 * @param form what the product's form would post
 * @param next a theme without a preview that works shows the cart page instead
 * @returns a promise of the added item; null when the shop refused it, or when the scope was adding already
 */
export function addToCart(scope: ProductScope, form: FormData, next: AfterAdd): AppThunk<Promise<AddedItem | null>> {
  const { key } = scope;
  return async (dispatch, getState, { afterPaint }) => {
    if (getState().productOptions[key]?.adding) return null;
    dispatch(addingStarted({ key, entry: initialEntry(scope) }));
    dispatch(busyStarted());
    // Read now: when a quick view closes while the shop answers, its entry is gone.
    const productIds = Object.values(getState().productOptions[key]?.paired ?? {});

    await afterPaint();
    // The price on the page is not of this choice, and the shopper was told so: perhaps it can be put right now.
    if (getState().productOptions[key]?.choiceFailed) await dispatch(chooseOptions(scope, 1));

    let item: AddedItem | null = null;
    try {
      item = await dispatch(addItem(form));
    } catch (error) {
      if (!isRefusal(error)) reportFailure('adding to the cart', error);
      const element = productForm(scope);
      const isCodeMissing = error instanceof Error && error.name === 'ChunkLoadError';
      // A field may be named "submit" and hide the form's own function.
      if (element && isCodeMissing && !isUnreachable(error)) HTMLFormElement.prototype.submit.call(element);
      else void dispatch(showAlert(failureText(error)));
    }
    // The button stays busy and the browser stays on the page until then: leaving it would cancel these adds.
    if (item && productIds.length > 0) {
      await dispatch(addPaired({ productIds, quantity: String(form.get('qty[]') ?? '1') }));
    }
    dispatch(addingEnded({ key, itemId: item?.itemId ?? null }));
    dispatch(busyEnded());
    if (!item) return null;

    if (next === 'stay') void dispatch(fetchCartQuantity({ fresh: true }));
    else if (next === 'preview' && hasDialog(cartPreviewDialog)) void dispatch(showCartPreview(item));
    else navigation.goTo(shopAddress(item.cartUrl) ?? pageContext().cartUrl);
    return item;
  };
}
