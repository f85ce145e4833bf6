import { useEffectEvent, useLayoutEffect } from 'react';

/** Why something closes: the shopper pressed Escape, went elsewhere on the page, or another panel has opened. */
export type Dismissal = 'escape' | 'elsewhere' | 'replaced';

/** The panels that are open on the page, by the element around each: opening one closes the others. */
const openPanels = new Map<HTMLElement, () => void>();

/**
 * Tells when a panel that is no dialog should close: at Escape, at a press outside it, when the focus moves outside, and
 * when another panel opens. A dialog over the page does not count as outside: it may have been opened from the panel,
 * and the focus will return.
 *
 * @param around the control together with its panel
 * @param dismiss called with the reason; it has to close the panel
 */
export function useDismissal(
  around: HTMLElement | undefined,
  isOpen: boolean,
  dismiss: (reason: Dismissal) => void,
): void {
  const newest = useEffectEvent(dismiss);

  // As soon as it is in sight: Escape may be the very next key.
  useLayoutEffect(() => {
    if (!isOpen || !around) return;
    for (const [other, close] of openPanels) if (!other.contains(around)) close();
    openPanels.set(around, () => newest('replaced'));
    const listening = new AbortController();
    const { signal } = listening;
    const isInDialog = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest('dialog[open]') !== around.closest('dialog[open]');
    const dismissOutside = (target: EventTarget | null): void => {
      if (target instanceof Node && !around.contains(target) && !isInDialog(target)) newest('elsewhere');
    };
    document.addEventListener('pointerdown', ({ target }) => dismissOutside(target), { signal });
    // On the document, because the focus need not have been inside: hovering opens panels, too.
    document.addEventListener('focusin', ({ target }) => dismissOutside(target), { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event.target)) return;
        // Chromium empties a search field at Escape.
        event.preventDefault();
        newest('escape');
      },
      { signal },
    );
    return () => {
      openPanels.delete(around);
      listening.abort();
    };
  }, [around, isOpen]);
}
