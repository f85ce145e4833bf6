import type { RestCart } from '../../api/rest-carts';
import type { StorefrontApi } from '../../api/storefront-api';
import { isPrevented } from '../../errors/shop-error';
import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { changeCart } from '../cart/write-cart';
import { failureText, isChallenge, isRefusal, reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { requestShop } from '../request-shop';
import { currencySwitchEnded, currencySwitchStarted } from '../slices/currency-slice';
import { askConfirm } from '../ui/dialogs';
import { showBusy } from '../ui/show-busy';
import { noteCurrencySwitch } from './note-currency-switch';

interface SwitchCurrencyOptions {
  /** The link's `data-currency-code`. */
  code: string;
  /** The link's `data-cart-currency-switch-url`; `''` if rendered without a cart. */
  url: string;
  /** For a shopper without a cart. */
  href: string;
  /** Asked when the cart would lose a discount, coupon or gift certificate. */
  warning: string;
  /** Asked after a refusal; the argument is the cart's currency. */
  offer: (paid: string) => string;
  /** The slot. */
  element: Element;
}

/**
 * Reloads the page; without a cart to switch, the browser follows the link. After a refusal the shopper may follow it,
 * too: many shops show prices in currencies in which no cart can be paid.
 */
export function switchCurrency({
  code,
  url,
  href,
  warning,
  offer,
  element,
}: SwitchCurrencyOptions): AppThunk<Promise<void>> {
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
        await dispatch(moveCart(url || urlFor(cart), code, element));
      } catch (error) {
        const wasRefused = isRefusal(error);
        if (!wasRefused) reportFailure(`switching the currency to ${code}`, error);
        if (isChallenge(error)) return follow();
        // Perhaps only the response was lost.
        if (wasRefused || !isIn(await dispatch(readCart()))) {
          const question = wasRefused && !isPrevented(error) && offer(cart.currency?.code ?? getState().currency.code);
          const text = [failureText(error), question].filter(Boolean).join('\n\n');
          // A confirm dialog, because the specified warning has a cancel button.
          if (text && (await dispatch(askConfirm(text))) && question) follow();
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

/** After success the page stays busy. */
function moveCart(url: string, currencyCode: string, element: Element): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const endBusy = dispatch(showBusy());
    try {
      const request = { kind: 'update-currency', currencyCode } as const;
      const send = ({ currency }: StorefrontApi) => currency.switchCart(url, currencyCode);
      await dispatch(changeCart(request, { source: 'header', element }, send));
    } catch (error) {
      endBusy();
      throw error;
    }
  };
}

/** https://developer.bigcommerce.com/docs/rest-storefront/carts/cart-currency */
const urlFor = ({ id = '' }: RestCart): string =>
  `${pageContext().localePath}/api/storefront/carts/${encodeURIComponent(id)}/currency`;

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

/** The platform lists a discount of 0 for every line. */
function losesSomething({ discounts, coupons, lineItems }: RestCart): boolean {
  return (
    (discounts ?? []).some(({ discountedAmount }) => Number(discountedAmount) > 0) ||
    (coupons ?? []).length > 0 ||
    (lineItems?.giftCertificates ?? []).length > 0
  );
}
