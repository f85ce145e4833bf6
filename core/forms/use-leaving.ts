import { useRef } from 'react';
import type { SlotProps } from '../markup/overrides';

/**
 * Hears when the shopper leaves a question. While the pointer is down the news wait: a message that pushes the
 * pressed button away would make the click miss it.
 *
 * @param left called with the field that was left
 * @param around the question of a field; going from field to field inside it is not leaving
 */
export function useLeaving(
  left: (field: Element) => void,
  around: (field: Element) => Element | undefined,
): Pick<SlotProps, 'onPointerDown' | 'onFocusOut'> {
  const released = useRef(Promise.resolve());
  return {
    onPointerDown: () => {
      released.current = new Promise((free) => {
        // The click comes with the release, before the time is up.
        for (const end of ['pointerup', 'pointercancel']) {
          document.addEventListener(end, () => setTimeout(free), { once: true });
        }
      });
    },
    onFocusOut: (event) => {
      const field = event.target as Element;
      const next = (event as FocusEvent).relatedTarget as Node | null;
      if (!around(field)?.contains(next)) void released.current.then(() => left(field));
    },
  };
}
