import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useAppSelector } from '../../core/state/hooks';
import { selectCart } from '../../core/state/slices/cart-slice';

/** Milliseconds within which the click follows a release or a blur. */
const UNTIL_CLICK = 50;

/**
 * A button replaced between press and release gets no click; an on-screen keyboard closes when its field is replaced.
 *
 * @returns a function that waits until `slot` can be rendered
 */
function useReleasedInput(slot: HTMLElement): () => Promise<void> {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      window.addEventListener(type, listener, { capture: true, signal: listening.signal });
    const press = ({ target, isTrusted }: Event) => {
      // Scripts, and the loader for a held Enter, press keys without a release.
      if (isTrusted) isDown.current = target instanceof Node && slot.contains(target);
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

const isTypingByTouch = (slot: HTMLElement): boolean => {
  const focused = document.activeElement;
  const isTyping = focused instanceof HTMLInputElement && slot.contains(focused) && focused.closest('[data-item-row]');
  return Boolean(isTyping) && window.matchMedia('(pointer: coarse)').matches;
};

/**
 * Fetches new HTML of the cart while wanted; a further change starts again.
 *
 * @param refresh shows the HTML once `ready` resolves, unless `unwanted` is aborted
 */
export function useRefresh(
  slot: HTMLElement,
  isWanted: boolean,
  refresh: (unwanted: AbortSignal, ready: () => Promise<void>) => Promise<void>,
): void {
  const { changes } = useAppSelector(selectCart);
  const inputReleased = useReleasedInput(slot);
  const start = useEffectEvent((unwanted: AbortSignal) => void refresh(unwanted, inputReleased));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further change makes the pending response out of date.
  useEffect(() => {
    if (!isWanted) return;
    const unwanted = new AbortController();
    // One request for several changes in one task.
    const timer = setTimeout(() => start(unwanted.signal));
    return () => {
      clearTimeout(timer);
      unwanted.abort();
    };
  }, [isWanted, changes]);
}
