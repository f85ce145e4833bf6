import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds after a finger is lifted or a field is left in which the click comes that it was for. */
const UNTIL_CLICK = 50;

/**
 * Knows when a piece of the page can be rendered anew under the shopper's hands. A button that is replaced between
 * press and release is never clicked, and on a phone the keyboard closes when its field is replaced.
 *
 * @param slot the piece of the page
 * @returns gives a promise that is kept when no key or finger is down in there, and nobody is typing on a screen
 */
export function useQuietHands(slot: HTMLElement): () => Promise<void> {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const hear = (type: string, listener: (event: Event) => void) =>
      window.addEventListener(type, listener, { capture: true, signal: listening.signal });
    const press = ({ target }: Event) => {
      isDown.current = target instanceof Node && slot.contains(target);
    };
    const release = () => {
      isDown.current = false;
      setTimeout(look, UNTIL_CLICK);
    };
    const look = () => {
      if (isDown.current || isTypingByTouch(slot)) return;
      for (const go of waiting.current.splice(0)) go();
    };
    for (const type of ['pointerdown', 'keydown']) hear(type, press);
    for (const type of ['pointerup', 'pointercancel', 'keyup', 'focusout']) hear(type, release);
    return () => {
      listening.abort();
      for (const go of waiting.current.splice(0)) go();
    };
  }, [slot]);

  return useCallback(async () => {
    if (isDown.current || isTypingByTouch(slot)) await new Promise<void>((go) => waiting.current.push(go));
  }, [slot]);
}

/** Whether a field of a line has the focus on a device whose keyboard comes and goes with it. */
const isTypingByTouch = (slot: HTMLElement): boolean => {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLInputElement && slot.contains(focused) && focused.closest('[data-item-row]');
  return Boolean(isTyping) && window.matchMedia('(pointer: coarse)').matches;
};
