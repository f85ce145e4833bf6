import type { Fault, Field } from './field';
import type { Validation } from './read-validation';

/**
 * Checks a date that consists of three drop-down lists; their `data-label` is `year`, `month` or `day`. A date may be empty. If not,
 * it must be complete, exist in the calendar, and lie between `min_date` and `max_date`.
 *
 * @returns undefined if the date is valid or empty
 */
export function findDateFault(fields: readonly Field[], rules: Validation): Fault | undefined {
  const [first] = fields;
  const empty = fields.find(({ value }) => value === '');
  if (!first || fields.every(({ value }) => value === '')) return undefined;
  if (empty) return ['missing', empty];
  const part = (label: string) => Number(fields.find(({ dataset }) => dataset.label === label)?.value);
  const month = part('month') - 1;
  const day = Date.UTC(part('year'), month, part('day'));
  const isDay = new Date(day).getUTCMonth() === month;
  const isWithin = !(day < timeOf(rules.min_date)) && !(day > timeOf(rules.max_date));
  return isDay && isWithin ? undefined : ['wrong', first];
}

/** `2026-1-31` in milliseconds since 1970; `NaN` if there is no limit. */
function timeOf(text: string | null | undefined): number {
  const [year = NaN, month = NaN, day = NaN] = String(text).split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}
