import type { ProductAttributes } from './product-attributes';
import { report } from '../../errors/report';
import { addItem, type AddedItem } from '../cart/add-item';
import type { AppThunk } from '../make-store';
import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { sendNatively } from '../../page/send-natively';
import { shopUrl } from '../../page/shop-url';
import { changeProduct } from './product-entry';
import { chooseOptions } from './choose-options';
import { fetchCartQuantity } from '../cart/cart-quantity';
import { showAlert, cartPreviewDialog, hasDialog } from '../ui/dialogs';
import { failureText, isChallenge, isRefusal, isUnreachable, refuseFile, reportFailure } from '../failures';
import { addingEnded } from '../slices/product-options-slice';
import type { ProductScope } from './product-scope';
import { showBusy } from '../ui/show-busy';
import { showCartPreview } from '../cart/cart-preview';

/**
 * Whether the chosen product can be bought: it must be for sale, and in stock or open for backorder. Null without attributes:
 * then the server's markup decides. The rule is Cornerstone's:
 * https://github.com/bigcommerce/cornerstone/blob/master/assets/js/theme/common/product-details-base.js
 */
export function canBeBought(attributes: ProductAttributes | null): boolean | null {
  if (!attributes) return null;
  const { purchasable, instock, available_to_sell: toSell, unlimited_backorder: isUnlimited } = attributes;
  return purchasable === true && (instock === true || isUnlimited === true || (toSell ?? 0) > 0);
}

/** Milliseconds before the first add and between two adds, so that the shop handles them one after the other. */
const BEFORE = 200;
const BETWEEN = 300;

interface PairedProducts {
  readonly productIds: readonly string[];
  /** The quantity of each product: that of the main product's form. */
  readonly quantity: string;
}

/**
 * Adds the products that the shopper paired with a main product, strictly one after the other. Operators get one report about
 * all failures. The shopper sees no message, because the main product is in the cart already.
 *
 * @returns a promise that never rejects
 */
export function addPaired({ productIds, quantity }: PairedProducts): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const failures: { productId: string; error: unknown }[] = [];
    for (const [index, productId] of productIds.entries()) {
      await new Promise((later) => setTimeout(later, index === 0 ? BEFORE : BETWEEN));
      const form = new FormData();
      form.set('action', 'add');
      form.set('product_id', productId);
      form.set('qty[]', quantity);
      try {
        await dispatch(addItem(form));
      } catch (error) {
        failures.push({ productId, error });
      }
    }
    if (failures.length === 0) return;
    const reasons = failures.map(
      ({ productId, error }) => `${productId} (${error instanceof Error ? error.message : String(error)})`,
    );
    report({
      kind: 'call',
      message: `adding ${failures.length} of ${productIds.length} paired products failed: ${reasons.join(', ')}`,
      cause: failures.map(({ error }) => error),
    });
  };
}

/** Milliseconds for which an add waits for the attributes of a choice that got no response before. */
const CORRECTION = 3_000;

/** The step after an add: the cart preview opens, the browser goes to the cart page, or the page stays as it is. */
export type AfterAdd = 'preview' | 'cart' | 'stay';

/**
 * Adds a product to the cart. After success it does the step `next`. After a failure an alert shows the reason. The browser
 * posts the form natively, so that it shows the response itself, after a challenge, or if `api.js` can't be loaded and the
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
    // If the shop does not respond this time either, the sale must not wait for it.
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
    else navigation.goTo(shopUrl(item.cartUrl) ?? pageContext().cartUrl);
    return item;
  };
}
