import { useEffect, useEffectEvent } from 'react';

/** Why something closes: by the key that means it, or because the shopper is elsewhere. */
export type Dismissal = 'escape' | 'elsewhere';

/**
 * Closes what has opened without a dialog: at Escape, at a press anywhere else, and when the focus moves elsewhere.
 * So only one is ever open on the page. A dialog that comes over it is not elsewhere: it may have been opened from it,
 * and the focus comes back.
 *
 * @param around what is not elsewhere: the control and what it opens
 * @param dismiss called once for each reason; closing is the caller's
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
    const leave = (to: EventTarget | null): void => {
      if (to instanceof Node && !around.contains(to) && !isInDialog(to)) newest('elsewhere');
    };
    document.addEventListener('pointerdown', ({ target }) => leave(target), { signal });
    // To nowhere is no move: a press on a text takes the focus from its link, too.
    around.addEventListener('focusout', ({ relatedTarget }) => leave(relatedTarget), { signal });
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
