import type { Fault, Field } from './field';
import type { Validation } from './read-validation';

/**
 * What is wrong with a date of three lists, known by `data-label`: `year`, `month`, `day`. One that is given must be
 * whole, be a day of the calendar, and lie within the limits.
 */
export function findDateFault(fields: readonly Field[], asked: Validation): Fault | undefined {
  const [first] = fields;
  const empty = fields.find(({ value }) => value === '');
  if (!first || fields.every(({ value }) => value === '')) return undefined;
  if (empty) return ['missing', empty];
  const part = (label: string) => Number(fields.find(({ dataset }) => dataset.label === label)?.value);
  const month = part('month') - 1;
  const day = Date.UTC(part('year'), month, part('day'));
  const isDay = new Date(day).getUTCMonth() === month;
  const isWithin = !(day < timeOf(asked.min_date)) && !(day > timeOf(asked.max_date));
  return isDay && isWithin ? undefined : ['wrong', first];
}

/** `2026-1-31` as the calendar counts it; not a number where there is no limit. */
function timeOf(text: string | null | undefined): number {
  const [year = NaN, month = NaN, day = NaN] = String(text || 'x')
    .split('-')
    .map(Number);
  return Date.UTC(year, month - 1, day);
}
