import type { ProductPrice } from '../../../../core/state/product/product-attributes';

/** An amount, and its text in the shop. */
type Amount = readonly [value: number, formatted: string];

/** The price of a product on one side of the tax, with every number that a shopper may read. */
export interface Side {
  readonly now: Amount;
  readonly before: Amount;
  readonly recommended: Amount;
  /** The price of the most expensive variant. */
  readonly highest: Amount;
  readonly saved: Amount;
  /**
   * The lowest price of the last days as the merchant writes it, its text for the shopper, and the saving against it.
   */
  readonly lowest: readonly [written: string, shown: string, saved: string];
  readonly perLitre: string;
  readonly perPiece: string;
}

export type CurrencyCode = 'USD' | 'EUR' | 'JPY';
export type TaxKind = 'with' | 'without';

/** Three quarters of a litre in four bottles, in three currencies. Every text is written by hand. */
export const amounts: Readonly<Record<CurrencyCode, Readonly<Record<TaxKind, Side>>>> = {
  USD: {
    with: {
      now: [19.8, '$19.80'],
      before: [26.4, '$26.40'],
      recommended: [33, '$33.00'],
      highest: [41.8, '$41.80'],
      saved: [13.2, '$13.20'],
      lowest: ['23.10 USD', '$23.10', '$3.30'],
      perLitre: '$26.40',
      perPiece: '$4.95',
    },
    without: {
      now: [18, '$18.00'],
      before: [24, '$24.00'],
      recommended: [30, '$30.00'],
      highest: [38, '$38.00'],
      saved: [12, '$12.00'],
      lowest: ['USD 21', '$21.00', '$3.00'],
      perLitre: '$24.00',
      perPiece: '$4.50',
    },
  },
  EUR: {
    with: {
      now: [990, '990,00 €'],
      before: [1320, '1.320,00 €'],
      recommended: [1650, '1.650,00 €'],
      highest: [2090, '2.090,00 €'],
      saved: [660, '660,00 €'],
      lowest: ['1100,50 EUR', '1.100,50 €', '110,50 €'],
      perLitre: '1.320,00 €',
      perPiece: '247,50 €',
    },
    without: {
      now: [900, '900,00 €'],
      before: [1200, '1.200,00 €'],
      recommended: [1500, '1.500,00 €'],
      highest: [1900, '1.900,00 €'],
      saved: [600, '600,00 €'],
      lowest: ['1000 EUR', '1.000,00 €', '100,00 €'],
      perLitre: '1.200,00 €',
      perPiece: '225,00 €',
    },
  },
  JPY: {
    with: {
      now: [1980, '¥1,980'],
      before: [2640, '¥2,640'],
      recommended: [3300, '¥3,300'],
      highest: [4180, '¥4,180'],
      saved: [1320, '¥1,320'],
      lowest: ['2310 JPY', '¥2,310', '¥330'],
      perLitre: '¥2,640',
      perPiece: '¥495',
    },
    without: {
      now: [1800, '¥1,800'],
      before: [2400, '¥2,400'],
      recommended: [3000, '¥3,000'],
      highest: [3800, '¥3,800'],
      saved: [1200, '¥1,200'],
      lowest: ['2100JPY', '¥2,100', '¥300'],
      perLitre: '¥2,400',
      perPiece: '¥450',
    },
  },
};

export const taxDisplays = { 'with tax': ['with'], 'without tax': ['without'], both: ['with', 'without'] } as const;
const priceKinds = ['plain', 'reduced', 'range'] as const;

/** The theme's settings, one column of the table each, and whether the merchant gives a lowest price. */
export const settings = {
  'the defaults': { hasLowest: true },
  'a price per unit': { show_unit_price: true, show_unit_price_in_lists: true, hasLowest: true },
  'a price per unit with tax': {
    show_unit_price: true,
    show_unit_price_in_lists: true,
    unit_price_tax: 'with',
    hasLowest: true,
  },
  'the lowest price': { show_lowest_price: true, hasLowest: true },
  'the lowest price, without one from the merchant': { show_lowest_price: true, hasLowest: false },
} as const;

/** One row of the table: the data for every place. */
export interface PriceRow {
  readonly currency: CurrencyCode;
  readonly tax: keyof typeof taxDisplays;
  readonly price: (typeof priceKinds)[number];
  readonly setting: keyof typeof settings;
}

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

export const priceRows: readonly PriceRow[] = keys(amounts).flatMap((currency) =>
  keys(taxDisplays).flatMap((tax) =>
    priceKinds.flatMap((price) => keys(settings).map((setting) => ({ currency, tax, price, setting }))),
  ),
);

export const rowKey = ({ currency, tax, price, setting }: PriceRow): string =>
  [currency, tax, price, setting].join('; ');

/** The price object of a row, as in the shop's response. */
export function priceOf({ currency, tax, price }: Pick<PriceRow, 'currency' | 'tax' | 'price'>): ProductPrice {
  const kinds = taxDisplays[tax];
  const money = ([value, formatted]: Amount) => ({ currency, value, formatted });
  const sides = (prefix: string, pick: (side: Side) => Amount) =>
    Object.fromEntries(kinds.map((kind) => [`${prefix}${kind}_tax`, money(pick(amounts[currency][kind]))]));
  return {
    tax_label: 'Tax',
    ...sides('', ({ now }) => now),
    ...(price === 'reduced' && {
      ...sides('sale_price_', ({ now }) => now),
      ...sides('non_sale_price_', ({ before }) => before),
      ...sides('rrp_', ({ recommended }) => recommended),
      saved: money(amounts[currency][kinds[0]].saved),
    }),
    ...(price === 'range' && {
      price_range: {
        min: { ...sides('', ({ now }) => now), tax_label: 'Tax' },
        max: { ...sides('', ({ highest }) => highest), tax_label: 'Tax' },
      },
    }),
  };
}
