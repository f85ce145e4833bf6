import type { Money } from '../../../core/state/product/product-attributes';

/** A number as money is written, with its thousands and decimals, from its first digit to its last. */
const NUMBER = /\d(?:[\d.,'’\s]*\d)?/;

/**
 * The price of one piece of a pack, with two decimals, written as the store writes the price of the pack: its currency,
 * in its place, with its decimal sign. In dollars where the store gives only a number.
 *
 * @param price of the pack
 * @param packSize how many pieces a pack has
 */
export function priceOfEach({ formatted, value }: Money, packSize: number): string {
  if (typeof value !== 'number' || !(packSize > 0)) return '';
  const each = (value / packSize).toFixed(2);
  const printed = NUMBER.exec(formatted ?? '')?.[0];
  if (!formatted || !printed) return `$${each}`;
  return formatted.replace(printed, () => (/,\d{1,2}$/.test(printed) ? each.replace('.', ',') : each));
}
