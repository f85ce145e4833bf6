import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RestCart } from '../../core/api/rest-carts';
import { boolean } from '../../core/contract/attribute';
import { defineContract, defineWidget, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { fetchCartQuantity } from '../../core/state/cart/cart-quantity';
import { observeCurrencySwitch } from '../../core/state/currency/observe-currency-switch';
import { reportFailure } from '../../core/state/failures';
import { useAppDispatch, useAppSelector, useLatestRequest } from '../../core/state/hooks';
import type { AppThunk } from '../../core/state/make-store';
import { requestShop } from '../../core/state/request-shop';
import { selectCart, selectCartQuantity } from '../../core/state/slices/cart-slice';
import { selectCurrency } from '../../core/state/slices/currency-slice';
import { isCartChanged } from '../../core/storage/stored-quantity';
import { badgeClass } from './show-stored-badge';

/** By product id. */
function productsInCart(signal: AbortSignal): AppThunk<Promise<ReadonlyMap<string, number>>> {
  return async (dispatch) => countByProduct(await dispatch(requestShop((api) => api.restCarts.get({ signal }))));
}

function countByProduct(cart: RestCart | null): ReadonlyMap<string, number> {
  const { physicalItems, digitalItems } = cart?.lineItems ?? {};
  const counts = new Map<string, number>();
  for (const { productId, quantity = 0, parentId } of [...(physicalItems ?? []), ...(digitalItems ?? [])]) {
    // A `parentId` marks a product of a pick list, which the platform added with its parent's line.
    if (!parentId) counts.set(String(productId), (counts.get(String(productId)) ?? 0) + quantity);
  }
  return counts;
}

/** Milliseconds; an add causes several changes. */
const QUIET = 300;

const places = () => document.querySelectorAll<HTMLElement>('[data-in-cart]');

/**
 * Updates notes with `data-in-cart` (a product id) and `data-in-cart-words` once the cart changes.
 *
 * @param isFirst only a page's first badge sends a request
 */
function useInCart(isFirst: boolean): void {
  const { changes, quantity } = useAppSelector(selectCart);
  const rendered = useRef<number | null>(null);
  const { send, abort } = useLatestRequest();
  useEffect(() => {
    rendered.current ??= quantity;
    const isChanged = changes > 0 || quantity !== rendered.current || isCartChanged();
    if (!isFirst || !isChanged || !places().length) return;
    const timer = setTimeout(
      () => send(productsInCart).then(show, (error: unknown) => reportFailure('the numbers beside products', error)),
      QUIET,
    );
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [send, changes, isFirst, quantity, abort]);
}

function show(counts: ReadonlyMap<string, number>): void {
  for (const place of places()) {
    const { inCart = '', inCartWords = '' } = place.dataset;
    const quantity = counts.get(inCart) ?? 0;
    const text = place.lastElementChild;
    if (text && quantity) text.textContent = fillMessage(inCartWords, { quantity });
    place.hidden = !quantity;
  }
}

const contract = defineContract({
  name: 'cart-badge',
  moment: 'runtime',
  attributes: { showZero: boolean(false) },
  messages: {
    labelNone: required('the name of the link for screen readers when the cart is empty'),
    labelOne: required('the name of the link for screen readers when the cart holds one item'),
    labelMany: required('the name of the link for screen readers otherwise, with [quantity] for the number'),
  },
  parts: {
    count: required('the element that shows the number of items'),
  },
});

/** The number of items; until it is known, the link stays server-rendered. */
export const cartBadge = defineWidget(contract, function CartBadge(props) {
  const { labelNone, labelOne, labelMany, showZero, slot, initial, Markup } = props;
  const dispatch = useAppDispatch();
  const quantity = useAppSelector(selectCartQuantity);

  // A stored number is shown before the first paint.
  useLayoutEffect(() => {
    void dispatch(fetchCartQuantity());
  }, [dispatch]);
  // The cart has one currency in all tabs, so a page must not stay in another.
  const { code } = useAppSelector(selectCurrency);
  useEffect(() => observeCurrencySwitch(code), [code]);
  useInCart(slot === document.querySelector('[data-widget="cart-badge"]'));
  useExternalWrites(initial('count')[0].element, quantity);

  if (quantity === null) return null;
  const label = quantity === 0 ? labelNone : quantity === 1 ? labelOne : labelMany;
  return (
    <Markup
      count={{
        text: quantity,
        className: quantity > 0 ? badgeClass(quantity) : undefined,
        hidden: quantity === 0 && !showZero,
      }}
      slot={{ 'aria-label': fillMessage(label, { quantity }) }}
    />
  );
});

/** Apps such as B2B Edition write into the badge: their text stays, but the link's name needs the quantity. */
function useExternalWrites(count: HTMLElement, quantity: number | null) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (quantity === null) return;
    const observer = new MutationObserver(() => {
      const isOurText = count.textContent?.trim() === String(quantity);
      const isOurClass = count.classList.contains('countPill--positive') === quantity > 0;
      if (!isOurText || !isOurClass) void dispatch(fetchCartQuantity({ fresh: true }));
    });
    observer.observe(count, {
      attributeFilter: ['class'],
      childList: true,
      characterData: true,
      subtree: true,
    });
    return () => observer.disconnect();
  }, [count, dispatch, quantity]);
}
