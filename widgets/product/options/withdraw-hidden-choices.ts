import type { Availability } from '../../../core/state/product/option-availability';

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
