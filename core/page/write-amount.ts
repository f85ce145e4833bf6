/** An amount as the shop gives it. */
interface Written {
  readonly formatted?: string | null;
  readonly value?: number | null;
}

/** From here on `toFixed` writes an exponent. */
const EXPONENTIAL = 1e21;

/** A formatted number with its thousands and decimals, from the first digit to the last. */
const NUMBER = /\d(?:[\d.,'’\s]*\d)?/;

/**
 * Writes an amount as the shop writes another one: with the same currency sign, decimal sign and number of decimals. In
 * dollars when the shop gives only a number. Nothing for what is no amount: such a text would have an exponent.
 *
 * @param written an amount that the shop has written
 * @param amount what is to be written
 * @param thousands what stands between thousands; a single amount does not always tell
 */
export function writeAmount({ formatted, value }: Written, amount: number, thousands = ''): string {
  if (typeof value !== 'number' || !(Math.abs(amount) < EXPONENTIAL)) return '';
  const printed = NUMBER.exec(formatted ?? '')?.[0];
  if (!formatted || !printed) return `$${amount.toFixed(2)}`;
  const [sign, decimals] = readDecimals(printed, value);
  const [whole = '', fraction] = amount.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousands);
  return formatted.replace(printed, () => (fraction ? grouped + sign + fraction : grouped));
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
