import { useEffect, useEffectEvent } from 'react';

/** Why something closes: the shopper pressed Escape, or went elsewhere on the page. */
export type Dismissal = 'escape' | 'elsewhere';

/**
 * Tells when a panel that is no dialog should close: at Escape, at a press outside it, and when the focus moves outside.
 * A dialog over the page does not count as outside: it may have been opened from the panel, and the focus will return.
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

  useEffect(() => {
    if (!isOpen || !around) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isInDialog = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest('dialog[open]') !== around.closest('dialog[open]');
    const dismissOutside = (target: EventTarget | null): void => {
      if (target instanceof Node && !around.contains(target) && !isInDialog(target)) newest('elsewhere');
    };
    document.addEventListener('pointerdown', ({ target }) => dismissOutside(target), { signal });
    // Without a new target the focus has not moved: a press on text takes it from a link, too.
    around.addEventListener('focusout', ({ relatedTarget }) => dismissOutside(relatedTarget), { signal });
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
    return () => listening.abort();
  }, [around, isOpen]);
}
