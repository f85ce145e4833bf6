/** A currency the shop sells in; `rate` is what one unit of the default currency is worth in it. */
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

/** The default currency comes first. Yen have no decimals, euro stand behind the number and use a comma. */
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

/** The currency with this id or code, if the shop has it. */
export const findCurrency = (wanted: number | string): Currency | undefined =>
  currencies.find(({ id, code }) => id === Number(wanted) || code === wanted);
