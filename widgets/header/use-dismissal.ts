import { useEffectEvent, useLayoutEffect } from 'react';
import { isComposing } from '../../core/controls/press';
import { closest } from '../../core/dom/unclobbered';

/** `elsewhere`: a press or the focus outside. */
export type Dismissal = 'escape' | 'elsewhere' | 'replaced';

/** By the element around each. Opening one closes others that are not around it. */
const openPanels = new Map<HTMLElement, () => void>();

/** Whether a combobox in the panel controls the target's list, which apps append to the body. */
const isInList = (around: HTMLElement, target: Node): boolean =>
  [...around.querySelectorAll('[role="combobox"]')].some((box) =>
    `${box.getAttribute('aria-owns')} ${box.getAttribute('aria-controls')}`
      .split(' ')
      .some((id) => document.getElementById(id)?.contains(target)),
  );

/**
 * A dialog over the page does not count as outside: the panel may have opened it, and the focus returns.
 *
 * @param around contains the control and the panel
 * @param dismiss must close the panel
 */
export function useDismissal(
  around: HTMLElement | undefined,
  isOpen: boolean,
  dismiss: (reason: Dismissal) => void,
): void {
  const newest = useEffectEvent(dismiss);

  // Escape may be the first key after the panel is shown.
  useLayoutEffect(() => {
    if (!isOpen || !around) return;
    for (const [other, close] of openPanels) if (!other.contains(around)) close();
    openPanels.set(around, () => newest('replaced'));
    const listening = new AbortController();
    const { signal } = listening;
    const isInDialog = (target: EventTarget | null): boolean =>
      target instanceof Element && closest(target, 'dialog[open]') !== closest(around, 'dialog[open]');
    const dismissOutside = (target: EventTarget | null): void => {
      if (!(target instanceof Node) || around.contains(target) || isInDialog(target)) return;
      if (!isInList(around, target)) newest('elsewhere');
    };
    document.addEventListener('pointerdown', ({ target }) => dismissOutside(target), { signal });
    // The focus may never have been inside: hovering opens panels too.
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
