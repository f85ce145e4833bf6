import type { Currency } from './currency';

/** An amount as page contexts and remote answers carry it. */
export interface Money {
  currency: string;
  formatted: string;
  value: number;
}

/**
 * An amount in a currency, rounded and written as that currency is written.
 *
 * @param value in that currency, not yet rounded
 */
export function money(value: number, currency: Currency): Money {
  const rounded = round(value, currency.decimals);
  return { currency: currency.code, formatted: formatted(rounded, currency), value: rounded };
}

/**
 * An amount of the shop's default currency in another one, rounded to what can be paid.
 *
 * @param amount in the default currency
 */
export const convert = (amount: number, currency: Currency): number => round(amount * currency.rate, currency.decimals);

/** Half away from zero, without the surprises of binary fractions (1.005 is 1.01). */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (
    (Math.sign(value) * Math.round((Math.abs(value) + Number.EPSILON) * factor * (1 + Number.EPSILON))) / factor || 0
  );
}

function formatted(value: number, { decimals, decimalToken, thousandsToken, symbol, location }: Currency): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousandsToken);
  const number = fraction === undefined ? grouped : grouped + decimalToken + fraction;
  const sign = value < 0 ? '-' : '';
  return sign + (location === 'left' ? symbol + number : `${number} ${symbol}`);
}
