import { useEffect, useLayoutEffect } from 'react';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { fillWords } from '../../core/contract/fill-words';
import { fetchCartQuantity } from '../../core/state/cart/cart-quantity';
import { selectCartQuantity } from '../../core/state/cart/cart-slice';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';

const contract = defineContract({
  name: 'cart-badge',
  words: {
    labelNone: required('what screen readers call the link when the cart is empty'),
    labelOne: required('what screen readers call the link when the cart holds one item'),
    labelMany: required('what screen readers call the link otherwise, with [quantity] for the number'),
  },
  parts: {
    count: required('the element that shows the number of items'),
  },
});

const POSITIVE = 'countPill--positive';

/** The number of items in the cart. As long as nobody has said it, the link is as the server printed it. */
export const cartBadge = defineWidget(contract, function CartBadge(props) {
  const { labelNone, labelOne, labelMany, initial, Markup } = props;
  const dispatch = useAppDispatch();
  const quantity = useAppSelector(selectCartQuantity);

  // What this browser remembers is on the page before it is painted.
  useLayoutEffect(() => {
    void dispatch(fetchCartQuantity());
  }, [dispatch]);
  useOtherWriters(initial('count')[0]?.element, quantity);

  if (quantity === null) return null;
  const label = quantity === 0 ? labelNone : quantity === 1 ? labelOne : labelMany;
  return (
    <Markup
      count={{
        text: quantity,
        className: quantity > 0 ? POSITIVE : undefined,
        hidden: quantity === 0,
      }}
      slot={{ 'aria-label': fillWords(label, { quantity }) }}
    />
  );
});

/**
 * Apps that fill the cart themselves write their number and the class into the badge (B2B Edition does). What
 * they wrote stands; but it means that the cart is another one now, so the store is asked, and the link's
 * name follows.
 */
function useOtherWriters(count: HTMLElement | undefined, quantity: number | null) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!count || quantity === null) return;
    const observer = new MutationObserver(() => {
      const ourText = count.textContent?.trim() === String(quantity);
      const ourClass = count.classList.contains(POSITIVE) === quantity > 0;
      if (!ourText || !ourClass) void dispatch(fetchCartQuantity({ fresh: true }));
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
