import { useLayoutEffect } from 'react';
import { fillWords } from '../../core/contract/fill-words';
import { afterRender } from '../../core/page/after-render';
import { parseHtml } from '../../core/page/parse-html';
import { announce } from '../../core/state/ui/announce';
import { selectCartPage } from '../../core/state/slices/cart-page-slice';
import { useAppDispatch, useAppSelector } from '../../core/state/hooks';
import { noteFocus, restoreFocus } from './focus-place';

/**
 * When the page gets new parts, keeps the focus on the same control, and announces the shop's messages and the new total to
 * screen readers.
 *
 * @param slot the page's slot
 * @param updated the sentence for the total, with `[total]`
 */
export function useNewParts(slot: HTMLElement, updated: string): void {
  const dispatch = useAppDispatch();
  const { parts, quantity } = useAppSelector(selectCartPage);

  useLayoutEffect(() => {
    if (!parts) return;
    const place = noteFocus(slot);
    // Removing a focused field fires its `change` event, which must not count as the shopper's change.
    const silence = (event: Event) => event.stopImmediatePropagation();
    slot.addEventListener('change', silence, true);
    afterRender(() => {
      slot.removeEventListener('change', silence, true);
      if (place) restoreFocus(slot, place);
      dispatch(announce(textOf(parts['statusMessages'])));
      const total = slot.querySelector('[data-cart-total]')?.textContent.trim();
      if (total) dispatch(announce(fillWords(updated, { total })));
      else if (quantity === 0) dispatch(announce(textOf(parts['content'])));
    });
  }, [dispatch, parts, quantity, slot, updated]);
}

const textOf = (html = ''): string => (parseHtml(html).body.textContent ?? '').replace(/\s+/g, ' ').trim();
