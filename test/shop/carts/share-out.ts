import type { Currency } from '../pricing/currency';
import { round } from '../pricing/money';

/**
 * Splits an amount over lines in proportion to their cost. The last line gets the rounding difference, so that the
 * shares add up.
 */
export function shareOut(amount: number, lines: readonly number[], currency: Currency): number[] {
  const total = lines.reduce((sum, line) => sum + line, 0);
  const all = Math.min(amount, total);
  const last = lines.findLastIndex((line) => line > 0);
  let left = round(all, currency.decimals);
  return lines.map((line, index) => {
    const share = index === last ? left : round(total === 0 ? 0 : (all * line) / total, currency.decimals);
    left = round(left - share, currency.decimals);
    return share;
  });
}
