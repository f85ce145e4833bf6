import { useEffectEvent, useLayoutEffect } from 'react';
import { fillMessage } from '../../core/contract/fill-message';
import { returnFocus } from '../../core/controls/return-focus';
import { parseHtml } from '../../core/dom/html';
import { useAppDispatch } from '../../core/state/hooks';
import { announce } from '../../core/state/slices/ui-slice';
import { afterRender } from '../../core/timing/wait';

/** The focus, by ids, which new elements keep. */
interface FocusPlace {
  /** If it stays connected, the ids are not needed. */
  readonly element: Element;
  /** Of the element or its nearest ancestor in the root; `''` for none. */
  readonly id: string;
  /** Among the focusable elements in `id`; -1 for `id` itself. */
  readonly index: number;
  /** The cart line, or `''`. */
  readonly row: string;
  /** In page order. */
  readonly rows: readonly string[];
  readonly selection: readonly [number, number] | null;
}

const focusableIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]',
  ),
];

const rowsOf = (root: Element): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-item-row]')].map(({ dataset }) => dataset.itemRow ?? '');

function noteFocus(root: HTMLElement): FocusPlace | null {
  const focused = document.activeElement;
  if (!focused || focused === root || !root.contains(focused)) return null;
  const named = focused.closest<HTMLElement>('[id]');
  const anchor = named && root.contains(named) ? named : root;
  const field = focused instanceof HTMLInputElement ? focused : null;
  return {
    element: focused,
    id: anchor === root ? '' : anchor.id,
    index: anchor === focused ? -1 : focusableIn(anchor).findIndex((one) => one === focused),
    row: focused.closest<HTMLElement>('[data-item-row]')?.dataset.itemRow ?? '',
    rows: rowsOf(root),
    selection: field && field.selectionStart !== null ? [field.selectionStart, field.selectionEnd ?? 0] : null,
  };
}

/** Focuses the same control, another line's, or the heading: the browser would focus the body. */
function restoreFocus(root: HTMLElement, place: FocusPlace): void {
  if (place.element.isConnected) {
    // Some browsers take the focus from an element that moves.
    if (document.activeElement === document.body) returnFocus([place.element], null);
    return;
  }
  const at = place.rows.indexOf(place.row);
  const others = at < 0 ? [] : [...place.rows.slice(at + 1), ...place.rows.slice(0, at).reverse()];
  const same = find(place.id, place.index);
  const neighbours = others.map((row) => find(place.id.replace(place.row, row), place.index));
  const focused = returnFocus([same, ...neighbours], root.querySelector<HTMLElement>('h1, h2'));
  if (place.selection && focused === same && same instanceof HTMLInputElement) {
    same.setSelectionRange(...place.selection);
  }
}

function find(id: string, index: number): HTMLElement | undefined {
  const anchor = document.getElementById(id);
  if (!anchor) return undefined;
  return index < 0 ? anchor : focusableIn(anchor)[index];
}

/** Announced with new HTML; `''` for nothing. */
interface Announcements {
  /** From the shop. */
  readonly message: string;
  /** Of an empty cart. */
  readonly empty: string;
}

/**
 * Keeps the focus on the same control in new HTML, and announces the shop's messages and the total.
 *
 * @param html a new value for each response; null as server-rendered
 * @param updated has `[total]`
 */
export function useNewParts(
  slot: HTMLElement,
  html: unknown,
  updated: string,
  announcements: () => Announcements,
): void {
  const dispatch = useAppDispatch();
  const announceNew = useEffectEvent(() => {
    const { message, empty } = announcements();
    dispatch(announce(message));
    const total = slot.querySelector('[data-cart-total]')?.textContent.trim();
    dispatch(announce(total ? fillMessage(updated, { total }) : empty));
  });

  useLayoutEffect(() => {
    if (!html) return;
    const place = noteFocus(slot);
    // Removing a focused field fires `change`, which is not a change by the shopper.
    const silence = (event: Event) => event.stopImmediatePropagation();
    slot.addEventListener('change', silence, true);
    afterRender(() => {
      slot.removeEventListener('change', silence, true);
      if (place) restoreFocus(slot, place);
      announceNew();
    });
  }, [html, slot]);
}

/** The text of server HTML, on one line. */
export const textOf = (html = ''): string => (parseHtml(html).body.textContent ?? '').replace(/\s+/g, ' ').trim();
