import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds within which the click arrives after a finger is lifted or a field is left. */
const UNTIL_CLICK = 50;

/**
 * Waits until an element can be rendered again without disturbing the shopper. A button that is replaced between press and
 * release gets no click, and an on-screen keyboard closes when its field is replaced.
 *
 * @param slot the element that is rendered again
 * @returns a function whose promise resolves when no key or pointer is down in the slot, and the shopper is not typing into
 * a line on a touch screen
 */
export function useQuietHands(slot: HTMLElement): () => Promise<void> {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      window.addEventListener(type, listener, { capture: true, signal: listening.signal });
    const press = ({ target }: Event) => {
      isDown.current = target instanceof Node && slot.contains(target);
    };
    const release = () => {
      isDown.current = false;
      setTimeout(goOn, UNTIL_CLICK);
    };
    const goOn = () => {
      if (isDown.current || isTypingByTouch(slot)) return;
      for (const go of waiting.current.splice(0)) go();
    };
    for (const type of ['pointerdown', 'keydown']) listen(type, press);
    for (const type of ['pointerup', 'pointercancel', 'keyup', 'focusout']) listen(type, release);
    return () => {
      listening.abort();
      for (const go of waiting.current.splice(0)) go();
    };
  }, [slot]);

  return useCallback(async () => {
    if (isDown.current || isTypingByTouch(slot)) await new Promise<void>((go) => waiting.current.push(go));
  }, [slot]);
}

/** Whether a field of a line has the focus on a touch screen, where the on-screen keyboard opens and closes with the focus. */
const isTypingByTouch = (slot: HTMLElement): boolean => {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLInputElement && slot.contains(focused) && focused.closest('[data-item-row]');
  return Boolean(isTyping) && window.matchMedia('(pointer: coarse)').matches;
};
