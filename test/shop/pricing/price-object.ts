import type { Amounts } from './amounts';
import { payable } from './amounts';
import type { Currency } from './currency';
import { convert, type Money, money } from './money';
import { type TaxRules, withTax } from './tax';

/** The currency and tax rules for this shopper's prices. */
export interface PriceRules {
  currency: Currency;
  tax: TaxRules;
}

interface RangeEnd {
  with_tax?: Money;
  without_tax?: Money;
  tax_label: string;
}

/**
 * The `price` of page contexts and option responses; a key is present only when it applies. Source: BigCommerce docs,
 * "Catalog price object".
 */
export interface PriceObject extends RangeEnd {
  sale_price_with_tax?: Money;
  sale_price_without_tax?: Money;
  non_sale_price_with_tax?: Money;
  non_sale_price_without_tax?: Money;
  rrp_with_tax?: Money;
  rrp_without_tax?: Money;
  saved?: Money;
  price_range?: { min: RangeEnd; max: RangeEnd };
}

/**
 * Builds the price object for `amounts`.
 *
 * @param range lowest and highest price of the variants, when they differ and none is chosen
 */
export function priceObject(
  amounts: Amounts,
  taxed: boolean,
  rules: PriceRules,
  range: readonly [number, number] | null = null,
): PriceObject {
  const { base, sale, retail } = amounts;
  const price: PriceObject = { tax_label: rules.tax.label };
  for (const side of sides(rules)) {
    const show = (amount: number): Money => shown(amount, side, taxed, rules);
    price[`${side}_tax`] = show(payable(amounts));
    if (sale !== null) {
      price[`sale_price_${side}_tax`] = show(sale);
      price[`non_sale_price_${side}_tax`] = show(base);
    }
    if (retail !== null && retail > payable(amounts)) price[`rrp_${side}_tax`] = show(retail);
    // `saved` is one amount: with tax when prices with tax are shown.
    const before = retail !== null && retail > payable(amounts) ? retail : base;
    if (!price.saved && before > payable(amounts)) {
      price.saved = money(show(before).value - show(payable(amounts)).value, rules.currency);
    }
  }
  if (range) price.price_range = { min: rangeEnd(range[0], taxed, rules), max: rangeEnd(range[1], taxed, rules) };
  return price;
}

/** An amount of the default currency, with or without tax. */
export const shown = (amount: number, side: 'with' | 'without', taxed: boolean, rules: PriceRules): Money =>
  money(
    side === 'with' ? withTax(convert(amount, rules.currency), taxed, rules.tax) : convert(amount, rules.currency),
    rules.currency,
  );

const sides = ({ tax }: PriceRules): ('with' | 'without')[] =>
  tax.display === 'both' ? ['with', 'without'] : [tax.display];

function rangeEnd(amount: number, taxed: boolean, rules: PriceRules): RangeEnd {
  const end: RangeEnd = { tax_label: rules.tax.label };
  for (const side of sides(rules)) end[`${side}_tax`] = shown(amount, side, taxed, rules);
  return end;
}
