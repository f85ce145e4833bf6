/**
 * The number of days of a month: 31 without a month, and 29 for February without a year, so that no day is excluded too
 * early.
 *
 * @param month 1 to 12, as the drop-down list has it, or `''`
 * @param year four digits, or `''`
 */
export function daysInMonth(month: string, year: string): number {
  if (!month) return 31;
  // Day 0 of the next month is the last day of this one; 2000 was a leap year.
  return new Date(Number(year) || 2000, Number(month), 0).getDate();
}
