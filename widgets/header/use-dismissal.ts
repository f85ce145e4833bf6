import { isComposing } from '../../core/controls/press';
import { closest } from '../../core/dom/unclobbered';
import { useEffectEvent, useLayoutEffect } from 'react';

/** The reason why a panel closes: the Escape key, a press or the focus outside it, or another panel that has opened. */
export type Dismissal = 'escape' | 'elsewhere' | 'replaced';

/** The open panels of the page, by the element around each. Opening one closes the others, unless they are around it. */
const openPanels = new Map<HTMLElement, () => void>();

/**
 * Reports when a panel that is not a dialog should close: at Escape, at a press outside it, when the focus moves outside,
 * and when another panel opens. A dialog over the page does not count as outside: it may have been opened from the panel,
 * and the focus will return.
 *
 * @param around the element around the control and its panel
 * @param dismiss called with the reason; it must close the panel
 */
export function useDismissal(
  around: HTMLElement | undefined,
  isOpen: boolean,
  dismiss: (reason: Dismissal) => void,
): void {
  const newest = useEffectEvent(dismiss);

  // In a layout effect, because Escape may be the first key after the panel is shown.
  useLayoutEffect(() => {
    if (!isOpen || !around) return;
    for (const [other, close] of openPanels) if (!other.contains(around)) close();
    openPanels.set(around, () => newest('replaced'));
    const listening = new AbortController();
    const { signal } = listening;
    const isInDialog = (target: EventTarget | null): boolean =>
      target instanceof Element && closest(target, 'dialog[open]') !== closest(around, 'dialog[open]');
    const dismissOutside = (target: EventTarget | null): void => {
      if (target instanceof Node && !around.contains(target) && !isInDialog(target)) newest('elsewhere');
    };
    document.addEventListener('pointerdown', ({ target }) => dismissOutside(target), { signal });
    // On the document, because the focus may never have been inside: hovering opens panels too.
    document.addEventListener('focusin', ({ target }) => dismissOutside(target), { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || isInDialog(event.target)) return;
        // Chromium clears a search field at Escape.
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
