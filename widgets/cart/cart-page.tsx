import { useEffect, useState } from 'react';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import type { PartProps } from '../../core/markup/overrides';
import { printedCartQuantity } from '../../core/state/cart/printed-cart-quantity';
import { selectCartPage, selectCartUnsaved } from '../../core/state/slices/cart-page-slice';
import { cartChanged, selectCart } from '../../core/state/slices/cart-slice';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { refreshCart } from '../../core/state/cart/refresh-cart';
import { useHeldLinks } from './use-held-links';
import { useNewParts } from './use-new-parts';
import { useQuietHands } from './use-quiet-hands';

const contract = defineContract({
  name: 'cart-page',
  moment: 'idle',
  words: {
    updated: required('the announcement when the page shows a changed cart, with [total] for its total'),
  },
  parts: {
    content: required('the element around the lines of the cart'),
    totals: required('the element around the totals of the cart'),
    pageTitle: optional('the element around the heading'),
    statusMessages: optional('the element around the messages of the shop'),
    additionalCheckoutButtons: optional('the element around the checkout buttons'),
    filled: optional('an element that is shown only if the cart is not empty'),
    failure: optional('the element shown when the cart could not be refreshed'),
  },
});

/**
 * The cart page as a whole. Whenever a widget, another tab or an app has changed the cart, the page asks the shop for
 * its parts and shows them. It does not ask while a line is being changed: the answer would be out of date on arrival.
 */
export const cartPage = defineWidget(contract, function CartPage({ slot, Markup, updated }) {
  const dispatch = useAppDispatch();
  const { changes, status, quantity: known } = useAppSelector(selectCart);
  const { parts, quantity, shown, failedAt } = useAppSelector(selectCartPage);
  const isUnsaved = useAppSelector(selectCartUnsaved);
  const [printed] = useState(() => printedCartQuantity(slot));
  const count = quantity ?? printed;

  const isOld = shown !== changes || (status === 'known' && count !== null && known !== count);
  const isWanted = isOld && !isUnsaved && failedAt !== changes;
  const quietHands = useQuietHands(slot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further change makes the pending answer out of date.
  useEffect(() => {
    if (!isWanted) return;
    const unwanted = new AbortController();
    // Several changes may happen in one task: the shop is asked only after the last one.
    const timer = setTimeout(() => void dispatch(refreshCart(unwanted.signal, quietHands)));
    return () => {
      clearTimeout(timer);
      unwanted.abort();
    };
  }, [dispatch, isWanted, changes, quietHands]);

  // A page from the browser's back/forward cache shows the cart as it was when the shopper left.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && dispatch(cartChanged({}));
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [dispatch]);

  const isLeaving = useHeldLinks(isUnsaved);
  useNewParts(slot, updated);

  const part = (name: string): PartProps => (parts ? { html: parts[name] ?? '' } : {});
  const isBusy = isUnsaved || isWanted;
  return (
    <Markup
      slot={{ 'aria-busy': isBusy || undefined, className: isLeaving ? 'is-leaving' : undefined }}
      content={part('content')}
      totals={{ ...part('totals'), className: isBusy ? 'is-old' : undefined }}
      pageTitle={part('pageTitle')}
      statusMessages={part('statusMessages')}
      additionalCheckoutButtons={part('additionalCheckoutButtons')}
      filled={count === null ? {} : { hidden: count === 0 }}
      failure={{ hidden: failedAt === null || failedAt !== changes }}
    />
  );
});
