/** A currency of the shop; `rate` is the value of one unit of the default currency in it. */
export interface Currency {
  id: number;
  code: string;
  name: string;
  flag: string;
  symbol: string;
  location: 'left' | 'right';
  decimals: number;
  decimalToken: string;
  thousandsToken: string;
  rate: number;
}

/**
 * The default currency is first. Yen have no decimals; the euro symbol follows the number, and its decimal separator is
 * a comma.
 */
export const currencies: readonly [Currency, ...Currency[]] = [
  {
    id: 1,
    code: 'USD',
    name: 'US Dollar',
    flag: 'us',
    symbol: '$',
    location: 'left',
    decimals: 2,
    decimalToken: '.',
    thousandsToken: ',',
    rate: 1,
  },
  {
    id: 2,
    code: 'EUR',
    name: 'Euro',
    flag: 'eu',
    symbol: '€',
    location: 'right',
    decimals: 2,
    decimalToken: ',',
    thousandsToken: '.',
    rate: 0.92,
  },
  {
    id: 3,
    code: 'JPY',
    name: 'Japanese Yen',
    flag: 'jp',
    symbol: '¥',
    location: 'left',
    decimals: 0,
    decimalToken: '.',
    thousandsToken: ',',
    rate: 150,
  },
];

/** Finds a currency of the shop by id or code. */
export const findCurrency = (wanted: number | string): Currency | undefined =>
  currencies.find(({ id, code }) => id === Number(wanted) || code === wanted);
