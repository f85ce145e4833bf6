import type { Money } from '../../core/state/product/product-attributes';

/** A formatted number with its thousands and decimals, from the first digit to the last. */
const NUMBER = /\d(?:[\d.,'’\s]*\d)?/;

/**
 * The price of one piece of a pack, in the format of the pack's price: with the same currency sign, decimal sign and
 * number of decimals. In dollars when the shop gives only a number.
 *
 * @param price of the pack
 * @param packSize how many pieces a pack has
 */
export function priceOfEach({ formatted, value }: Money, packSize: number): string {
  if (typeof value !== 'number' || !(packSize > 0)) return '';
  const each = value / packSize;
  const printed = NUMBER.exec(formatted ?? '')?.[0];
  if (!formatted || !printed) return `$${each.toFixed(2)}`;
  const [sign, decimals] = readDecimals(printed, value);
  return formatted.replace(printed, () => each.toFixed(decimals).replace('.', sign));
}

/**
 * The decimal sign and the number of decimals. The digits behind the last sign are decimals only if the number then has
 * the price's value: `1,160` can be 1.16 dinars or 1160 yen.
 */
function readDecimals(printed: string, value: number): [sign: string, decimals: number] {
  const [, sign = '.', { length } = ''] = /([.,])(\d+)$/.exec(printed) ?? [];
  const digits = Number(printed.replace(/\D/g, ''));
  return [sign, Math.abs(digits - value * 10 ** length) <= 1 ? length : 0];
}
