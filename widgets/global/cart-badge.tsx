import { useEffect, useLayoutEffect } from 'react';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { fillWords } from '../../core/contract/fill-words';
import { fetchCartQuantity } from '../../core/state/cart/cart-quantity';
import { selectCartQuantity } from '../../core/state/slices/cart-slice';
import { selectCurrency } from '../../core/state/slices/currency-slice';
import { observeCurrencySwitch } from '../../core/state/currency/observe-currency-switch';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { badgeClass } from './badge-class';
import { useInCart } from './use-in-cart';

const contract = defineContract({
  name: 'cart-badge',
  moment: 'runtime',
  words: {
    labelNone: required('the name of the link for screen readers when the cart is empty'),
    labelOne: required('the name of the link for screen readers when the cart holds one item'),
    labelMany: required('the name of the link for screen readers otherwise, with [quantity] for the number'),
  },
  parts: {
    count: required('the element that shows the number of items'),
  },
});

/** The number of items in the cart. Until the number is known, the link stays as the server printed it. */
export const cartBadge = defineWidget(contract, function CartBadge(props) {
  const { labelNone, labelOne, labelMany, slot, initial, Markup } = props;
  const dispatch = useAppDispatch();
  const quantity = useAppSelector(selectCartQuantity);

  // In a layout effect, so that a number from the browser's storage is shown before the first paint.
  useLayoutEffect(() => {
    void dispatch(fetchCartQuantity());
  }, [dispatch]);
  // The cart has the same currency in all tabs, so a page that shows the cart must not stay in another currency.
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
        hidden: quantity === 0,
      }}
      slot={{ 'aria-label': fillWords(label, { quantity }) }}
    />
  );
});

/**
 * Apps that fill the cart themselves, such as B2B Edition, write their number and the class into the badge. The badge stays
 * as they wrote it. But the cart has changed, so the quantity is fetched again for the link's name.
 */
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
