import { report } from '../../errors/report';
import { isPrevented } from '../../errors/shop-error';
import type { AddedItem, Origin } from '../../events/cart-change';
import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { sendNatively } from '../../page/send-natively';
import { shopUrl } from '../../page/shop-url';
import { addItem } from '../cart/add-item';
import { openCart } from '../cart/cart-preview';
import { fetchCartQuantity } from '../cart/cart-quantity';
import { failureText, isChallenge, isRefusal, isUnreachable, refuseFile, reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { addingEnded } from '../slices/product-options-slice';
import { showAlert } from '../ui/dialogs';
import { showBusy } from '../ui/show-busy';
import { chooseOptions } from './choose-options';
import type { ProductAttributes } from './product-attributes';
import { changeProduct, type ProductScope, sourceOf } from './product-entry';

/**
 * Null: the server's markup decides. The rule is Cornerstone's:
 * https://github.com/bigcommerce/cornerstone/blob/master/assets/js/theme/common/product-details-base.js
 */
export function canBeBought(attributes: ProductAttributes | null): boolean | null {
  if (!attributes) return null;
  const { purchasable, instock, available_to_sell: toSell, unlimited_backorder: isUnlimited } = attributes;
  return purchasable === true && (instock === true || isUnlimited === true || (toSell ?? 0) > 0);
}

/** Milliseconds before and between adds, so that the shop handles them in order. */
const BEFORE = 200;
const BETWEEN = 300;

interface PairedProducts extends Origin {
  readonly productIds: readonly string[];
  /** From the main product's form. */
  readonly quantity: string;
}

/**
 * Adds products one after the other. Never rejects: failures make one report and no message, because the main product
 * is in the cart. Only the reason of another script that cancels is shown.
 */
export function addPaired({ productIds, quantity, ...origin }: PairedProducts): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const failures: { productId: string; error: unknown }[] = [];
    for (const [index, productId] of productIds.entries()) {
      await new Promise((later) => setTimeout(later, index === 0 ? BEFORE : BETWEEN));
      const form = new FormData();
      form.set('action', 'add');
      form.set('product_id', productId);
      form.set('qty[]', quantity);
      try {
        await dispatch(addItem(form, origin));
      } catch (error) {
        if (!isPrevented(error)) failures.push({ productId, error });
        else if (error.text) await dispatch(showAlert(error.text));
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

/** Milliseconds for the retry of a failed choice. */
const CORRECTION = 3_000;

/** After an add. Not the words of `data-after-add`: the widget may find no notice on the page. */
export type NextStep = 'preview' | 'cart' | 'stay';

/**
 * Adds a product, then does `next`. After a challenge, or if `api.js` can't be loaded online, the browser posts the
 * form. Resolves with null after a failure, or while another add is pending.
 *
 * @param next without a working preview, `preview` goes to the cart page
 * @param element if not the scope's form: a card's form has no options
 */
export function addProduct(
  scope: ProductScope,
  form: FormData,
  next: NextStep,
  element = scope.form,
): AppThunk<Promise<AddedItem | null>> {
  const { key } = scope;
  return async (dispatch, getState) => {
    const origin = { source: sourceOf(scope), element: element ?? scope.element };
    if (getState().productOptions[key]?.adding) return null;
    dispatch(changeProduct(scope, { adding: true }));
    const endBusy = dispatch(showBusy());
    // Read first: if a quick view closes, the entry is removed.
    const productIds = Object.values(getState().productOptions[key]?.paired ?? {});

    // The page shows an older price. A retry may correct it, but the sale must not wait for it.
    if (getState().productOptions[key]?.choiceFailed) {
      const tooLate = new Promise((resolve) => setTimeout(resolve, CORRECTION));
      await Promise.race([dispatch(chooseOptions(scope, { attempts: 1, isSelection: false })), tooLate]);
    }

    let item: AddedItem | null = null;
    const end = (): void => {
      dispatch(addingEnded({ key, itemId: item?.itemId ?? null }));
      endBusy();
    };
    try {
      item = await dispatch(addItem(form, origin));
    } catch (error) {
      const isFileRefused = element !== null && refuseFile(error, element);
      if (!isRefusal(error) && !isFileRefused) reportFailure('adding to the cart', error);
      const isCodeMissing = error instanceof Error && error.name === 'ChunkLoadError' && !isUnreachable(error);
      if (element && (isCodeMissing || isChallenge(error))) {
        void sendNatively(element).then(end);
        return null;
      }
      const text = failureText(error);
      if (text && !isFileRefused) void dispatch(showAlert(text));
    }
    // Leaving the page would cancel these requests.
    if (item && productIds.length > 0) {
      await dispatch(addPaired({ ...origin, productIds, quantity: String(form.get('qty[]') ?? '1') }));
    }
    end();
    if (!item) return null;

    if (next === 'stay') void dispatch(fetchCartQuantity({ fresh: true }));
    else if (next === 'preview') void dispatch(openCart(item, item.cartUrl));
    else navigation.goTo(shopUrl(item.cartUrl) ?? pageContext().cartUrl);
    return item;
  };
}
