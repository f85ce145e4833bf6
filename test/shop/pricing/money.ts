import type { Currency } from './currency';

/** An amount in page contexts and in remote responses. */
export interface Money {
  currency: string;
  formatted: string;
  value: number;
}

/**
 * An amount in a currency, rounded and formatted.
 *
 * @param value in that currency, unrounded
 */
export function money(value: number, currency: Currency): Money {
  const rounded = round(value, currency.decimals);
  return { currency: currency.code, formatted: formatted(rounded, currency), value: rounded };
}

/**
 * Converts an amount of the default currency to another one, rounded to its decimals.
 *
 * @param amount in the default currency
 */
export const convert = (amount: number, currency: Currency): number => round(amount * currency.rate, currency.decimals);

/** Rounds half away from zero, without errors of binary fractions (1.005 becomes 1.01). */
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
