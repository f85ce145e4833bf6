import { useEffect, useEffectEvent, useRef } from 'react';
import { defineContract, defineWidget, optional, required } from '../../../core/contract/define-widget';
import { fillMessage } from '../../../core/contract/fill-message';
import { htmlToText } from '../../../core/dom/html';
import { useAppDispatch } from '../../../core/state/hooks';
import { canBeBought } from '../../../core/state/product/add-product';
import type { ProductAttributes } from '../../../core/state/product/product-attributes';
import { useProduct } from '../../../core/state/product/use-product';
import { announce } from '../../../core/state/slices/ui-slice';
import { useIsSlow } from '../../../core/state/ui/show-busy';

/** The text in one line, without hidden parts. */
export function shownText(element: Element | null): string {
  if (!element || element.closest('[hidden]')) return '';
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[hidden], [style*="display: none"], script, style')) hidden.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const contract = defineContract({
  name: 'product-message',
  moment: 'idle',
  messages: {
    soldOut: optional('the message for a product that is out of stock, if the shop sends no message'),
    choiceFailed: optional('the message when the shop did not respond to a choice'),
    choiceSlow: optional('the message while the response to a choice takes more than ten seconds'),
    chosen: optional('the announcement after a choice, with [price] and [availability]'),
    available: optional('the announced availability, if the page shows no message and no number of items'),
  },
  parts: {
    box: optional('the box around the message'),
    message: required('the message'),
  },
});

/** Milliseconds: of several choices, only the last is announced. */
const PAUSE = 300;

/**
 * Shows why the chosen product cannot be bought, or that the page shows an earlier choice. Announces the new price and
 * availability.
 */
export const productMessage = defineWidget(contract, function ProductMessage({ slot, Markup, ...messages }) {
  const { attributes, choosing, choiceFailed, scope } = useProduct(slot, 'attributes', 'choosing', 'choiceFailed');
  const isSlow = useIsSlow(choosing);
  const message =
    (isSlow && messages.choiceSlow) ||
    (choiceFailed && messages.choiceFailed) ||
    reasonOf(attributes, messages.soldOut);
  const readShown = (): string => {
    if (choiceFailed || isSlow) return shownText(slot);
    const price = shownText(scope.element.querySelector('[data-widget="product-price"]'));
    const stock = shownText(scope.element.querySelector('[data-widget="product-stock"]'));
    const other = canBeBought(attributes) === false ? '' : messages.available;
    const availability = shownText(slot) || stock || other;
    return price && availability ? fillMessage(messages.chosen, { price, availability }) : price || availability;
  };
  useAnnouncedChoice({ isOn: messages.chosen !== '', choosing, isSlow, choiceFailed, readShown });
  if (message === null) return null;
  // The shop's staff write these sentences as HTML.
  return <Markup box={{ hidden: !message }} message={{ text: htmlToText(message) }} />;
});

interface Choice {
  /** False for templates of version 1.0, whose slot may be a live region. */
  readonly isOn: boolean;
  readonly choosing: boolean;
  readonly isSlow: boolean;
  readonly choiceFailed: boolean;
  readonly readShown: () => string;
}

/** Announces a choice after the response, a failure or a delay, unless nothing changed or a newer choice came. */
function useAnnouncedChoice({ isOn, choosing, isSlow, choiceFailed, readShown }: Choice): void {
  const dispatch = useAppDispatch();
  const shown = useRef<string | null>(null);
  const noteShown = useEffectEvent((): void => void (isOn && (shown.current ??= readShown())));
  const announceShown = useEffectEvent((hasFailed: boolean): void => {
    const now = readShown();
    if (hasFailed || now !== shown.current) dispatch(announce((shown.current = now)));
  });
  useEffect(() => {
    if (choosing && !isSlow) noteShown();
    // Before the first choice there is nothing to compare.
    else if (shown.current !== null) {
      const timer = setTimeout(() => announceShown(choiceFailed), PAUSE);
      return () => clearTimeout(timer);
    }
  }, [choosing, isSlow, choiceFailed]);
}

/** `''` if it can be bought, null before the first response. */
function reasonOf(attributes: ProductAttributes | null, soldOut: string): string | null {
  if (!attributes || canBeBought(attributes)) return attributes && '';
  return attributes.stock_message || attributes.purchasing_message || (attributes.instock ? '' : soldOut);
}
