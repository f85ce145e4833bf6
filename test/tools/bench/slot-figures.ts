import type { Browser } from 'playwright-core';
import type { Contender } from './contender';
import type { Figure } from './figure';
import { measureSlots, type SlotCase, type SlotFigures } from './measure-slots';
import { median } from './median';

/** The maximum number of milliseconds until all slots are live: 50, plus 0.25 for each slot. */
const allowed = (slots: number): number => 50 + slots * 0.25;

/**
 * Measures the cost of each slot of a page.
 *
 * @param name of the slots in the table
 * @returns the lines of the table, and the milliseconds until all slots are live
 */
export async function slotFigures(
  browser: Browser,
  ours: Contender,
  name: string,
  of: SlotCase,
  runs: number,
): Promise<{ figures: readonly Figure[]; time: number }> {
  const measured: SlotFigures[] = [];
  for (let run = 0; run < runs; run++) measured.push(await measureSlots(browser, ours, of));
  const middle = (figure: keyof SlotFigures) => median(measured.map((one) => one[figure]));
  const isAdopted = of.way === 'adopted';
  const [slots, time] = [middle('slots'), middle('time')];
  const many = isAdopted && slots >= 100;
  const what = (figure: string) => `${name} ${of.way}: ${figure}`;
  const figures: Figure[] = [
    { what: what('until all are there'), value: time, unit: 'ms', ...(many && { target: allowed(slots) }) },
    { what: what('time per slot'), value: time / slots, unit: 'ms', ...(many && { target: allowed(slots) / slots }) },
    { what: what('longest task'), value: middle('longestTask'), unit: 'ms', ...(isAdopted && { target: 50 }) },
    { what: what('memory per slot'), value: middle('heap'), unit: 'B', ...(many && { target: 9_000 }) },
    { what: what('listeners per slot'), value: middle('listeners'), unit: '', ...(isAdopted && { target: 30 }) },
  ];
  return { figures, time };
}
