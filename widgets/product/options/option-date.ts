import { daysInMonth } from './days-in-month';

const listOf = (option: Element, unit: 'year' | 'month' | 'day'): HTMLSelectElement | null =>
  option.querySelector(`select[name$="[${unit}]"]`);

/** The number of days in the chosen month of a date option. */
export function daysOf(option: Element): number {
  return daysInMonth(listOf(option, 'month')?.value ?? '', listOf(option, 'year')?.value ?? '');
}

/** Clears a day that the chosen month doesn't have. Call it before the form is read. */
export function withdrawMissingDay(option: Element): void {
  const day = listOf(option, 'day');
  if (day && Number(day.value) > daysOf(option)) day.value = '';
}
