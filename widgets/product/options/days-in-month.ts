/**
 * How many days a month has. Nothing chosen yet rules nothing out: no month has 31 days, February without a year 29.
 *
 * @param month 1 to 12, as the drop-down list has it, or `''`
 * @param year four digits, or `''`
 */
export function daysInMonth(month: string, year: string): number {
  if (!month) return 31;
  // Day 0 of the next month is the last of this one; 2000 was a leap year.
  return new Date(Number(year) || 2000, Number(month), 0).getDate();
}
