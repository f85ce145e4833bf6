import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { sendNatively } from '../../page/send-natively';
import { shopAddress } from '../../page/shop-address';
import { addItem, type AddedItem } from '../cart/add-item';
import { addPaired } from './add-paired';
import { changeProduct } from './change-product';
import { chooseOptions } from './choose-options';
import { fetchCartQuantity } from '../cart/cart-quantity';
import { showAlert } from '../ui/dialogs';
import { failureText } from '../failure-text';
import { isChallenge } from '../is-challenge';
import { isRefusal } from '../is-refusal';
import { isUnreachable } from '../is-unreachable';
import { refuseFile } from '../refuse-file';
import { cartPreviewDialog } from '../ui/dialog-names';
import { hasDialog } from '../ui/has-dialog';
import type { AppThunk } from '../make-store';
import { addingEnded } from '../slices/product-options-slice';
import type { ProductScope } from './product-scope';
import { reportFailure } from '../report-failure';
import { showBusy } from '../ui/show-busy';
import { showCartPreview } from '../cart/show-cart-preview';

/** Milliseconds for which an add waits for the attributes of a choice that got no answer before. */
const CORRECTION = 3_000;

/** The step after an add: the cart preview opens, the browser goes to the cart page, or the page stays as it is. */
export type AfterAdd = 'preview' | 'cart' | 'stay';

/**
 * Adds a product to the cart. After success it does the step `next`. After a failure an alert shows the reason. The browser
 * posts the form natively, so that it shows the answer itself, after a challenge, or if `api.js` can't be loaded and the
 * browser is online. While an add of the scope is pending, further presses are ignored.
 *
 * @param form the fields that the product's form would post
 * @param next the step after success; if the theme has no working preview, `preview` goes to the cart page
 * @param element the form of these fields, if it is not the scope's: a card's form has no options
 * @returns a promise of the added item; null when the add failed, or when another add of the scope was pending
 */
export function addProduct(
  scope: ProductScope,
  form: FormData,
  next: AfterAdd,
  element = scope.form,
): AppThunk<Promise<AddedItem | null>> {
  const { key } = scope;
  return async (dispatch, getState) => {
    if (getState().productOptions[key]?.adding) return null;
    dispatch(changeProduct(scope, { adding: true }));
    const endBusy = dispatch(showBusy());
    // Read before the request: if a quick view closes while it is pending, the scope's entry is removed.
    const productIds = Object.values(getState().productOptions[key]?.paired ?? {});

    // If the request of the last choice failed, the page shows the price of an older choice. Another request may correct it.
    // If the shop does not answer this time either, the sale must not wait for it.
    if (getState().productOptions[key]?.choiceFailed) {
      const tooLate = new Promise((resolve) => setTimeout(resolve, CORRECTION));
      await Promise.race([dispatch(chooseOptions(scope, 1)), tooLate]);
    }

    let item: AddedItem | null = null;
    const end = (): void => {
      dispatch(addingEnded({ key, itemId: item?.itemId ?? null }));
      endBusy();
    };
    try {
      item = await dispatch(addItem(form));
    } catch (error) {
      const isFileRefused = element !== null && refuseFile(error, element);
      if (!isRefusal(error) && !isFileRefused) reportFailure('adding to the cart', error);
      const isCodeMissing = error instanceof Error && error.name === 'ChunkLoadError' && !isUnreachable(error);
      if (element && (isCodeMissing || isChallenge(error))) {
        void sendNatively(element).then(end);
        return null;
      }
      if (!isFileRefused) void dispatch(showAlert(failureText(error)));
    }
    // The button stays busy and the page stays open until the paired products are added: leaving the page would cancel the calls.
    if (item && productIds.length > 0) {
      await dispatch(addPaired({ productIds, quantity: String(form.get('qty[]') ?? '1') }));
    }
    end();
    if (!item) return null;

    if (next === 'stay') void dispatch(fetchCartQuantity({ fresh: true }));
    else if (next === 'preview' && hasDialog(cartPreviewDialog)) void dispatch(showCartPreview(item));
    else navigation.goTo(shopAddress(item.cartUrl) ?? pageContext().cartUrl);
    return item;
  };
}
