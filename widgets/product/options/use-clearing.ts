import { useEffect, useRef } from 'react';
import { sendChange } from '../../../core/page/send-change';

/**
 * Lets the shopper clear the choice of a radio button by clicking it again, or by pressing Space on it.
 *
 * @param slot the slot's own element
 * @param cleared called after a choice was cleared
 */
export function useClearing(slot: HTMLElement, cleared: (radio: HTMLInputElement) => void) {
  // When a click arrives, the browser has already checked the radio button, so the state before the click is stored.
  const before = useRef<ReadonlySet<Element>>(new Set());
  const spaceDown = useRef<EventTarget | null>(null);
  const remember = () => {
    before.current = new Set(slot.querySelectorAll('input[type="radio"]:checked'));
  };
  useEffect(remember);

  const clear = (radio: HTMLInputElement) => {
    radio.checked = false;
    sendChange(radio);
    remember();
    cleared(radio);
  };
  return {
    clear,
    /** Native listeners for the slot. */
    listeners: {
      onPointerDown: remember,
      onClick: ({ target }: Event) => {
        // Later, because at the end of the click the browser may restore its own state and send its own change event.
        if (isRadio(target) && before.current.has(target)) setTimeout(() => target.checked && clear(target));
        else remember();
      },
      // Browsers differ on whether Space clicks a checked radio button, so it is handled here, once per press.
      onKeyDown: (event: Event) => {
        const { target, key, repeat } = event as KeyboardEvent;
        const isHeld = repeat && spaceDown.current === target;
        if (key !== ' ' || !isRadio(target) || !(target.checked || isHeld)) return;
        event.preventDefault();
        spaceDown.current = target;
        if (!isHeld) clear(target);
      },
      onKeyUp: (event: Event) => {
        if ((event as KeyboardEvent).key !== ' ' || spaceDown.current !== event.target) return;
        spaceDown.current = null;
        event.preventDefault();
      },
    },
  };
}

const isRadio = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio';
