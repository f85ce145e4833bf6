import { useEffect, useState, useCallback, useRef } from 'react';
import { isPlainClick } from '../../core/controls/press';
import { navigation } from '../../core/page/navigation';
import { selectCartPage, selectCartUnsaved } from '../../core/state/slices/cart-page-slice';
import { showAlert } from '../../core/state/ui/dialogs';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { defineContract, optional, required, defineWidget } from '../../core/contract/define-widget';
import type { PartProps } from '../../core/markup/overrides';
import { initialCartQuantity } from '../../core/state/cart/cart-quantity';
import { cartChanged, selectCart } from '../../core/state/slices/cart-slice';
import { refreshCart } from '../../core/state/cart/cart-content';
import { useNewParts } from './use-new-parts';

/**
 * Prevents the loss of changes when the shopper leaves the page. If the shopper clicks a link while changes are being saved, the
 * page waits for the shop's response and then follows the link. If the shop refuses a change, the shopper sees the reason and stays
 * on the page.
 *
 * @param isUnsaved whether changes are being saved
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

/** The clicked link if it leaves this page in this tab; otherwise null. A click that another listener has prevented gives null. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const isFragment = link.hash !== '' && link.href.split('#')[0] === window.location.href.split('#')[0];
  return /^https?:$/.test(link.protocol) && !isFragment ? link : null;
}

/** Milliseconds within which the click arrives after a finger is lifted or a field is left. */
const UNTIL_CLICK = 50;

/**
 * Waits until an element can be rendered again without disturbing the shopper. A button that is replaced between press and
 * release gets no click, and an on-screen keyboard closes when its field is replaced.
 *
 * @param slot the element that is rendered again
 * @returns a function whose promise resolves when no key or pointer is down in the slot, and the shopper is not typing into
 * a line on a touch screen
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

/** Whether a field of a line has the focus on a touch screen, where the on-screen keyboard opens and closes with the focus. */
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
 * The cart page as a whole. Whenever a widget, another tab or an app has changed the cart, the page requests
 * its parts and shows them. It does not ask while a line is being changed: the response would be out of date on arrival.
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
    // Several changes may happen in one task: the shop is asked only after the last one.
    const timer = setTimeout(() => void dispatch(refreshCart(unwanted.signal, inputReleased)));
    return () => {
      clearTimeout(timer);
      unwanted.abort();
    };
  }, [dispatch, isWanted, changes, inputReleased]);

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
