import { useCallback, useEffect, useRef, useState } from 'react';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { isPlainClick } from '../../core/controls/press';
import type { PartProps } from '../../core/markup/overrides';
import { navigation } from '../../core/page/navigation';
import { refreshCart } from '../../core/state/cart/cart-content';
import { initialCartQuantity } from '../../core/state/cart/cart-quantity';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { selectCartPage, selectCartUnsaved } from '../../core/state/slices/cart-page-slice';
import { cartChanged, selectCart } from '../../core/state/slices/cart-slice';
import { showAlert } from '../../core/state/ui/dialogs';
import { useNewParts } from './use-new-parts';

/**
 * Holds clicked links until pending changes are saved, then follows them; a refusal keeps the shopper on the page.
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

/** Milliseconds within which the click follows a release or a blur. */
const UNTIL_CLICK = 50;

/**
 * A button replaced between press and release gets no click; an on-screen keyboard closes when its field is replaced.
 *
 * @returns a function that waits until `slot` can be rendered
 */
function useReleasedInput(slot: HTMLElement): () => Promise<void> {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      window.addEventListener(type, listener, { capture: true, signal: listening.signal });
    const press = ({ target }: Event) => {
      isDown.current = target instanceof Node && slot.contains(target);
    };
    const release = () => {
      isDown.current = false;
      setTimeout(goOn, UNTIL_CLICK);
    };
    const goOn = () => {
      if (isDown.current || isTypingByTouch(slot)) return;
      for (const go of waiting.current.splice(0)) go();
    };
    for (const type of ['pointerdown', 'keydown']) listen(type, press);
    for (const type of ['pointerup', 'pointercancel', 'keyup', 'focusout']) listen(type, release);
    return () => {
      listening.abort();
      for (const go of waiting.current.splice(0)) go();
    };
  }, [slot]);

  return useCallback(async () => {
    if (isDown.current || isTypingByTouch(slot)) await new Promise<void>((go) => waiting.current.push(go));
  }, [slot]);
}

const isTypingByTouch = (slot: HTMLElement): boolean => {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLInputElement && slot.contains(focused) && focused.closest('[data-item-row]');
  return Boolean(isTyping) && window.matchMedia('(pointer: coarse)').matches;
};

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
 * The cart page. After a change by a widget, another tab or an app, it requests its parts and shows them, but not while
 * a line is being changed.
 */
export const cartPage = defineWidget(contract, function CartPage({ slot, Markup, updated }) {
  const dispatch = useAppDispatch();
  const { changes, status, quantity: known } = useAppSelector(selectCart);
  const { parts, quantity, shown, failedAt } = useAppSelector(selectCartPage);
  const isUnsaved = useAppSelector(selectCartUnsaved);
  const [rendered] = useState(() => initialCartQuantity(slot));
  const count = quantity ?? rendered;

  const isOld = shown !== changes || (status === 'known' && count !== null && known !== count);
  const isWanted = isOld && !isUnsaved && failedAt !== changes;
  const inputReleased = useReleasedInput(slot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further change makes the pending response out of date.
  useEffect(() => {
    if (!isWanted) return;
    const unwanted = new AbortController();
    // One request for several changes in one task.
    const timer = setTimeout(() => void dispatch(refreshCart(unwanted.signal, inputReleased)));
    return () => {
      clearTimeout(timer);
      unwanted.abort();
    };
  }, [dispatch, isWanted, changes, inputReleased]);

  // The back/forward cache restores an old cart.
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
      totals={{ ...part('totals'), className: isBusy ? 'is-old' : undefined, hidden: count === 0 }}
      pageTitle={part('pageTitle')}
      statusMessages={part('statusMessages')}
      additionalCheckoutButtons={part('additionalCheckoutButtons')}
      filled={count === null ? {} : { hidden: count === 0 }}
      failure={{ hidden: failedAt === null || failedAt !== changes }}
    />
  );
});
