import { useEffect, useState } from 'react';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { isPlainClick } from '../../core/controls/press';
import type { PartProps } from '../../core/markup/overrides';
import { navigation } from '../../core/page/navigation';
import { refreshCart } from '../../core/state/cart/cart-content';
import { readCartQuantity } from '../../core/state/cart/cart-quantity';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { selectCartPage, selectCartUnsaved } from '../../core/state/slices/cart-page-slice';
import { cartChanged, selectCart } from '../../core/state/slices/cart-slice';
import { showAlert } from '../../core/state/ui/dialogs';
import { textOf, useNewParts } from './use-new-parts';
import { useRefresh } from './use-refresh';

/**
 * Holds clicked links until changes are saved; a refusal keeps the shopper on the page.
 *
 * @returns whether the shopper is waiting to leave
 */
function useHeldLinks(isUnsaved: boolean): boolean {
  const dispatch = useAppDispatch();
  const { lines } = useAppSelector(selectCartPage);
  const problems = Object.values(lines).flatMap(({ problem }) => (problem ? [problem] : []));
  const [leaving, setLeaving] = useState<{ href: string; known: typeof problems } | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: MouseEvent) => {
      const link = leavingLink(event);
      if (!link) return;
      event.preventDefault();
      setLeaving((before) => ({ href: link.href, known: before?.known ?? problems }));
    };
    // On the window, because a listener of the document may cancel the click.
    window.addEventListener('click', hold);
    return () => window.removeEventListener('click', hold);
  });

  useEffect(() => {
    if (!leaving || isUnsaved) return;
    setLeaving(null);
    const newProblem = problems.find((problem) => !leaving.known.includes(problem));
    if (newProblem) void dispatch(showAlert(newProblem.text));
    else navigation.goTo(leaving.href);
  }, [dispatch, isUnsaved, leaving, problems]);

  return leaving !== null;
}

function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const isFragment = link.hash !== '' && link.href.split('#')[0] === window.location.href.split('#')[0];
  return /^https?:$/.test(link.protocol) && !isFragment ? link : null;
}

const contract = defineContract({
  name: 'cart-page',
  moment: 'idle',
  messages: {
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
 * After a change by a widget, another tab or an app, the page requests and shows its parts, but not while a line is
 * being changed.
 */
export const cartPage = defineWidget(contract, function CartPage({ slot, Markup, updated }) {
  const dispatch = useAppDispatch();
  const { changes, status, quantity: known } = useAppSelector(selectCart);
  const { parts, quantity, shown, failedAt } = useAppSelector(selectCartPage);
  const isUnsaved = useAppSelector(selectCartUnsaved);
  const [rendered] = useState(() => readCartQuantity(slot));
  const count = quantity ?? rendered;

  const isOld = shown !== changes || (status === 'known' && count !== null && known !== count);
  const isWanted = isOld && !isUnsaved && failedAt !== changes;
  useRefresh(slot, isWanted, (unwanted, ready) => dispatch(refreshCart(unwanted, ready)));

  // The back/forward cache restores an old cart.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && dispatch(cartChanged({}));
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [dispatch]);

  const isLeaving = useHeldLinks(isUnsaved);
  useNewParts(slot, parts, updated, () => ({
    message: textOf(parts?.['statusMessages']),
    empty: quantity === 0 ? textOf(parts?.['content']) : '',
  }));

  const part = (name: string): PartProps => (parts ? { html: parts[name] ?? '' } : {});
  const isBusy = isUnsaved || isWanted;
  return (
    <Markup
      slot={{ 'aria-busy': isBusy || undefined, className: isLeaving ? 'is-leaving' : undefined }}
      content={part('content')}
      totals={{ ...part('totals'), className: isBusy ? 'is-old' : undefined, hidden: count === 0 }}
      pageTitle={part('pageTitle')}
      statusMessages={part('statusMessages')}
      additionalCheckoutButtons={part('additionalCheckoutButtons')}
      filled={count === null ? {} : { hidden: count === 0 }}
      failure={{ hidden: failedAt === null || failedAt !== changes }}
    />
  );
});
