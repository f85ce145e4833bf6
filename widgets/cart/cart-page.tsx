import { useEffect, useState } from 'react';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import type { PartProps } from '../../core/markup/overrides';
import { printedCartQuantity } from '../../core/state/cart/printed-cart-quantity';
import { selectCartPage, selectCartPending } from '../../core/state/cart/cart-page-slice';
import { cartChanged, selectCart } from '../../core/state/cart/cart-slice';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { refreshCart } from '../../core/state/cart/refresh-cart';
import { useLeaving } from './use-leaving';
import { useNewParts } from './use-new-parts';
import { useQuietHands } from './use-quiet-hands';

const contract = defineContract({
  name: 'cart-page',
  words: {
    updated: required('what screen readers hear when the page shows a changed cart, with [total] for its total'),
  },
  parts: {
    content: required('the element around the lines of the cart'),
    totals: required('the element around what the cart costs'),
    pageTitle: optional('the element around the heading'),
    statusMessages: optional('the element around what the store has to say'),
    additionalCheckoutButtons: optional('the element around the ways to pay'),
    filled: optional('anything that is shown only while the cart holds something'),
    failure: optional('what is shown when the page could not be brought up to date'),
  },
});

/**
 * The cart page as a whole: whenever the cart has changed, by whichever widget, tab or app, it asks the store for the
 * parts that show it. Nothing is asked for while a line's change is under way: the answer would be old when it comes.
 */
export const cartPage = defineWidget(contract, function CartPage({ slot, Markup, updated }) {
  const dispatch = useAppDispatch();
  const { changes, status, quantity: known } = useAppSelector(selectCart);
  const { parts, quantity, shown, failedAt } = useAppSelector(selectCartPage);
  const isPending = useAppSelector(selectCartPending);
  const [printed] = useState(() => printedCartQuantity(slot));
  const count = quantity ?? printed;

  const isOld = shown !== changes || (status === 'known' && count !== null && known !== count);
  const isWanted = isOld && !isPending && failedAt !== changes;
  const quietHands = useQuietHands(slot);
  useEffect(() => {
    if (!isWanted) return;
    const unwanted = new AbortController();
    // Facts come in flocks: the last one asks.
    const timer = setTimeout(() => void dispatch(refreshCart(unwanted.signal, quietHands)));
    return () => {
      clearTimeout(timer);
      unwanted.abort();
    };
  }, [dispatch, isWanted, changes, quietHands]);

  // The page comes out of the browser's back/forward cache just as it was left.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && dispatch(cartChanged({}));
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [dispatch]);

  const isLeaving = useLeaving(isPending);
  useNewParts(slot, updated);

  const part = (name: string): PartProps => (parts ? { html: parts[name] ?? '' } : {});
  const isBusy = isPending || isWanted;
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
