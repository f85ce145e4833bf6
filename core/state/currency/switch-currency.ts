import { writeStorage } from '../../storage/storage';
import { currencySwitchKey, currencySwitchEnded, currencySwitchStarted } from '../slices/currency-slice';
import type { RestCart } from '../../api/rest-carts';
import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { requestShop } from '../request-shop';
import { askConfirm } from '../ui/dialogs';
import { failureText, isChallenge, isRefusal, reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { showBusy } from '../ui/show-busy';
import { writeCart } from '../cart/write-cart';

/** Stores the session's new currency, so that the shop's other tabs reload. */
export const noteCurrencySwitch = (code: string): void => writeStorage(currencySwitchKey, `${code} ${Date.now()}`);

interface SwitchCurrencyOptions {
  /** The currency's code, from the link's `data-currency-code`. */
  code: string;
  /**
   * The URL that changes the cart's currency, from the link's `data-cart-currency-switch-url`; `''` on a page that was
   * rendered before there was a cart.
   */
  url: string;
  /** The link's own URL, which changes the currency of a shopper without a cart. */
  href: string;
  /** The question to a shopper whose cart would lose a discount, a coupon or a gift certificate. */
  warning: string;
  /** The question whether the page should only show the currency, after the reason of a refusal; the argument is the cart's currency. */
  offer: (paid: string) => string;
}

/**
 * Switches the currency of the session and of the cart, and reloads the page. When there is no cart, when it can't be read, or when
 * it is in the chosen currency already, the browser follows the link, as it does without this widget. If the shop refuses the
 * currency, the shopper may follow the link all the same: it changes the shown prices only. Many shops show prices in currencies in
 * which no cart can be paid, and pages don't tell which ones these are.
 *
 * @returns a promise that resolves when the next page is requested, or when the currency stays as it is
 */
export function switchCurrency({ code, url, href, warning, offer }: SwitchCurrencyOptions): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().currency.switchingTo !== null) return;
    dispatch(currencySwitchStarted(code));
    const follow = (): void => {
      noteCurrencySwitch(code);
      navigation.goTo(href);
    };
    const isIn = (cart: RestCart | null) => cart?.currency?.code === code;
    try {
      const cart = await dispatch(readCart());
      if (!cart || isIn(cart)) return follow();
      if (losesSomething(cart) && !(await dispatch(askConfirm(warning)))) return;
      try {
        await dispatch(moveCart(url || urlFor(cart), code));
      } catch (error) {
        const wasRefused = isRefusal(error);
        if (!wasRefused) reportFailure(`switching the currency to ${code}`, error);
        if (isChallenge(error)) return follow();
        // Perhaps only the result was lost, e.g. by a redirect to another host.
        if (wasRefused || !isIn(await dispatch(readCart()))) {
          const question = wasRefused && offer(cart.currency?.code ?? getState().currency.code);
          // The message is shown in a confirm dialog, because the warning in the specification has a cancel button.
          const result = await dispatch(askConfirm([failureText(error), question].filter(Boolean).join('\n\n')));
          if (result && question) follow();
          return;
        }
      }
      noteCurrencySwitch(code);
      navigation.reload();
    } finally {
      dispatch(currencySwitchEnded());
    }
  };
}

/** Changes the cart's currency. After success the page stays busy until the browser shows the next page. */
function moveCart(url: string, code: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const endBusy = dispatch(showBusy());
    try {
      await dispatch(writeCart((api) => api.currency.switchCart(url, code)));
    } catch (error) {
      endBusy();
      throw error;
    }
  };
}

/** The URL in the documentation: https://developer.bigcommerce.com/docs/rest-storefront/carts/cart-currency */
const urlFor = ({ id = '' }: RestCart): string =>
  `${pageContext().localePath}/api/storefront/carts/${encodeURIComponent(id)}/currency`;

/** Reads the shopper's cart; null when there is none, or when it can't be read. */
function readCart(): AppThunk<Promise<RestCart | null>> {
  return async (dispatch, getState) => {
    const cartId = getState().cart.id;
    if (cartId === '') return null;
    try {
      return await dispatch(requestShop((api) => api.restCarts.get({ cartId })));
    } catch (error) {
      reportFailure('reading the cart for a new currency', error);
      return null;
    }
  };
}

/** The platform lists a discount of 0 for every line, so the amounts are compared. */
function losesSomething({ discounts, coupons, lineItems }: RestCart): boolean {
  return (
    (discounts ?? []).some(({ discountedAmount }) => Number(discountedAmount) > 0) ||
    (coupons ?? []).length > 0 ||
    (lineItems?.giftCertificates ?? []).length > 0
  );
}
