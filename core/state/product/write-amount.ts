/** An amount in a response of the shop. */
interface ShopAmount {
  readonly formatted?: string | null;
  readonly value?: number | null;
}

/** From this value on, `toFixed` writes an exponent. */
const EXPONENTIAL = 1e21;

/** A formatted number with its separators, from the first digit to the last. */
const NUMBER = /\d(?:[\d.,'’\s]*\d)?/;

/**
 * Formats an amount in the format of another amount, which the shop has formatted. Both then have the same currency sign, decimal
 * separator and number of decimals. If the shop gave only a number, the result is in dollars.
 *
 * @param shopAmount the amount that the shop has formatted
 * @param amount the amount to format
 * @param thousands the separator between thousands, which an amount below 1000 does not show
 * @returns `''` when the shop gave no number, or when `amount` is not a number below 1e21
 */
export function writeAmount({ formatted, value }: ShopAmount, amount: number, thousands = ''): string {
  if (typeof value !== 'number' || !(Math.abs(amount) < EXPONENTIAL)) return '';
  const rendered = NUMBER.exec(formatted ?? '')?.[0];
  if (!formatted || !rendered) return `$${amount.toFixed(2)}`;
  const [sign, decimals] = readDecimals(rendered, value);
  const [whole = '', fraction] = amount.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousands);
  return formatted.replace(rendered, () => (fraction ? grouped + sign + fraction : grouped));
}

/**
 * Reads the decimal separator and the number of decimals. The digits after the last separator are decimals only if the
 * number then equals `value`: `1,160` can be 1.16 dinars or 1160 yen.
 */
function readDecimals(rendered: string, value: number): [sign: string, decimals: number] {
  const [, sign = '.', { length } = ''] = /([.,])(\d+)$/.exec(rendered) ?? [];
  const digits = Number(rendered.replace(/\D/g, ''));
  return [sign, Math.abs(digits - value * 10 ** length) <= 1 ? length : 0];
}
