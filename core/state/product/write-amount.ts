interface ShopAmount {
  readonly formatted?: string | null;
  readonly value?: number | null;
}

/** From here on, `toFixed` writes an exponent. */
const EXPONENTIAL = 1e21;

/** A number with its separators. */
const NUMBER = /\d(?:[\d.,'’\s]*\d)?/;

/**
 * Formats as the shop has formatted another amount, or in dollars if it gave only a number. `''` without a number, or
 * from 1e21 on.
 *
 * @param thousands the separator
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

/** The last digits are decimals only if the number then equals `value`: `1,160` can be 1.16 dinars or 1160 yen. */
function readDecimals(rendered: string, value: number): [sign: string, decimals: number] {
  const [, sign = '.', { length } = ''] = /([.,])(\d+)$/.exec(rendered) ?? [];
  const digits = Number(rendered.replace(/\D/g, ''));
  return [sign, Math.abs(digits - value * 10 ** length) <= 1 ? length : 0];
}
