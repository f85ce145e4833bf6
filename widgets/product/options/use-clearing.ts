import { useEffect, useRef } from 'react';
import { sendChange } from '../../../core/dom/form-fields';
import type { Availability } from '../../../core/state/product/option-availability';

type Control = HTMLInputElement | HTMLSelectElement;

type AvailabilityOf = (valueId: string) => Availability;

/**
 * Replaces hidden choices by defaults. If one response hides several, they exclude each other: the last changed one
 * stays, else the first.
 *
 * @param last changed by the shopper
 * @returns the first withdrawn control, for a `change` event
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

/** Clears a checked radio button at a second click or Space. */
export function useClearing(slot: HTMLElement, cleared: (radio: HTMLInputElement) => void) {
  // At the click the radio button is checked already, so the state before is stored.
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
    listeners: {
      onPointerDown: remember,
      onClick: ({ target }: Event) => {
        // Later: the browser may restore its own state after the click and send its own change event.
        if (isRadio(target) && before.current.has(target)) setTimeout(() => target.checked && clear(target));
        else remember();
      },
      // Browsers differ on whether Space clicks a checked radio button.
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
