import { daysInMonth } from './days-in-month';

const listOf = (option: Element, unit: 'year' | 'month' | 'day'): HTMLSelectElement | null =>
  option.querySelector(`select[name$="[${unit}]"]`);

/** How many days the chosen month of a date option has. */
export function daysOf(option: Element): number {
  return daysInMonth(listOf(option, 'month')?.value ?? '', listOf(option, 'year')?.value ?? '');
}

/** Takes back a day that the chosen month doesn't have, before anybody reads the form. */
export function withdrawMissingDay(option: Element): void {
  const day = listOf(option, 'day');
  if (day && Number(day.value) > daysOf(option)) day.value = '';
}
