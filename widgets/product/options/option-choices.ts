import type { Availability } from './option-availability';

/** A control whose value stands for one value of an option. */
type Control = HTMLInputElement | HTMLSelectElement;

type AvailabilityOf = (valueId: string) => Availability;

/** A change made for the shopper is heard like one that the shopper made. */
export function sendChange(field: HTMLElement): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Takes back choices that may not be made any more, and falls back to the option's default where that one may. When an
 * answer rules out several choices at once they only don't go together: the one that the shopper made last stays.
 *
 * @param controls the drop-down lists and radio buttons of all options
 * @param last the control that the shopper touched last
 * @returns a control that was changed, to be announced as changed; null when all choices may stay
 */
export function withdrawHiddenChoices(
  controls: readonly Control[],
  availability: AvailabilityOf,
  last: Element | null,
): Control | null {
  const ruledOut = controls.filter((control) => isChosen(control) && availability(control.value) === 'hidden');
  const kept = ruledOut.length > 1 ? (ruledOut.find((control) => control === last) ?? ruledOut[0]) : null;
  const withdrawn = ruledOut.filter((control) => control !== kept);
  for (const control of withdrawn) fallBack(control, controls, availability);
  return withdrawn[0] ?? null;
}

const isChosen = (control: Control): boolean => control instanceof HTMLSelectElement || control.checked;

function fallBack(control: Control, controls: readonly Control[], availability: AvailabilityOf): void {
  const mayBe = (element: HTMLInputElement | HTMLOptionElement): boolean =>
    element.matches('[data-default]') && availability(element.value) !== 'hidden';
  if (control instanceof HTMLSelectElement) {
    control.value = [...control.options].find(mayBe)?.value ?? '';
    return;
  }
  control.checked = false;
  const group = controls.filter((other) => other instanceof HTMLInputElement && other.name === control.name);
  const fallback = (group as HTMLInputElement[]).find(mayBe);
  if (fallback) fallback.checked = true;
}
