import { useRef } from 'react';
import type { SlotProps } from '../markup/overrides';

/**
 * Calls `onLeave` when the focus leaves a question. While the pointer is down, the call waits until it is up: a message that
 * appears earlier may move the pressed button, and the click would miss it.
 *
 * @param onLeave gets the field that the focus left
 * @param around returns the question of a field; a move between two fields of the same question is not reported
 */
export function useFieldLeft(
  onLeave: (field: Element) => void,
  around: (field: Element) => Element | undefined,
): Pick<SlotProps, 'onPointerDown' | 'onFocusOut'> {
  const released = useRef(Promise.resolve());
  return {
    onPointerDown: () => {
      released.current = new Promise((release) => {
        // The browser dispatches the click right after `pointerup`, before the timer runs.
        for (const end of ['pointerup', 'pointercancel']) {
          document.addEventListener(end, () => setTimeout(release), { once: true });
        }
      });
    },
    onFocusOut: (event) => {
      const field = event.target as Element;
      const next = event.relatedTarget as Node | null;
      if (!around(field)?.contains(next)) void released.current.then(() => onLeave(field));
    },
  };
}
