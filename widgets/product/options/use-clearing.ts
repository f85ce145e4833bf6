import type { Availability } from '../../../core/state/product/option-availability';
import { useEffect, useRef } from 'react';
import { sendChange } from '../../../core/dom/form-fields';

/** A control whose value is the id of an option's value. */
type Control = HTMLInputElement | HTMLSelectElement;

type AvailabilityOf = (valueId: string) => Availability;

/**
 * Withdraws choices that are hidden now, and chooses the option's default instead unless it is hidden, too. If one
 * response of the shop hides several chosen values, they exclude each other, so one of them stays: the shopper's last choice,
 * else the first.
 *
 * @param controls the drop-down lists and radio buttons of all options
 * @param last the control that the shopper changed last
 * @returns the first control that was withdrawn, for which the caller sends a `change` event; null when all choices stay
 */
export function withdrawHiddenChoices(
  controls: readonly Control[],
  availability: AvailabilityOf,
  last: Element | null,
): Control | null {
  const ruledOut = controls.filter((control) => isChosen(control) && availability(control.value) === 'hidden');
  const kept = ruledOut.length > 1 ? (ruledOut.find((control) => control === last) ?? ruledOut[0]) : null;
  const withdrawn = ruledOut.filter((control) => control !== kept);
  for (const control of withdrawn) chooseDefault(control, controls, availability);
  return withdrawn[0] ?? null;
}

const isChosen = (control: Control): boolean => control instanceof HTMLSelectElement || control.checked;

function chooseDefault(control: Control, controls: readonly Control[], availability: AvailabilityOf): void {
  const isDefault = (element: HTMLInputElement | HTMLOptionElement): boolean =>
    element.matches('[data-default]') && availability(element.value) !== 'hidden';
  if (control instanceof HTMLSelectElement) {
    control.value = [...control.options].find(isDefault)?.value ?? '';
    return;
  }
  control.checked = false;
  const radios = controls.filter((other) => other instanceof HTMLInputElement);
  const fallback = radios.find((radio) => radio.name === control.name && isDefault(radio));
  if (fallback) fallback.checked = true;
}

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
