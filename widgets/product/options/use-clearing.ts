import { useEffect, useRef } from 'react';
import { sendChange } from './option-choices';

/**
 * Lets the shopper take back the choice of a radio button by clicking it again, or by pressing Space on it.
 *
 * @param slot the slot's own element
 * @param cleared called after a choice was taken back
 */
export function useClearing(slot: HTMLElement, cleared: (radio: HTMLInputElement) => void) {
  // By the time of a click the browser has checked its radio button: what was checked before is remembered.
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
        // Inside the click a browser may still put its own state back, and send its own change.
        if (isRadio(target) && before.current.has(target)) setTimeout(() => target.checked && clear(target));
        else remember();
      },
      // Browsers disagree on whether Space clicks a radio button that is checked: it is done here, once.
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
