import { writeAmount } from '../../../core/page/write-amount';
import type { ProductPrice } from '../../../core/state/product/product-attributes';

/** The lowest earlier price as the merchant states it: an amount and its currency, for the product or for one variant. */
export interface LowestPrice {
  readonly text: string;
  /** The SKU of the variant; empty for the product. */
  readonly sku: string;
}

/** The texts that compare a price with another; an empty text hides its line. */
export interface Comparison {
  readonly nonSaleWithTax: string;
  readonly nonSaleWithoutTax: string;
  readonly saved: string;
}

const NONE: Comparison = { nonSaleWithTax: '', nonSaleWithoutTax: '', saved: '' };

/**
 * Compares a reduced price with the lowest price in the days before the reduction. It uses the price with tax if the shop shows it, else
 * the price without tax. The texts are empty if the merchant states no price in this currency for the variant or the
 * product. They are also empty if the stated price is not between the current price and the shop's own former price: then
 * it belongs to another variant.
 */
export function compareWithLowest(
  price: ProductPrice | null | undefined,
  lowest: readonly LowestPrice[],
  sku: string | null | undefined,
  thousands: string,
): Comparison {
  const isTaxed = Boolean(price?.with_tax);
  const now = isTaxed ? price?.with_tax : price?.without_tax;
  const before = isTaxed ? price?.non_sale_price_with_tax : price?.non_sale_price_without_tax;
  if (price?.price_range || !now?.currency || typeof now.value !== 'number') return NONE;
  const { currency, value } = now;
  const known = lowest
    .filter(({ text }) => text.includes(currency))
    .map((said) => ({ sku: said.sku, amount: Number(said.text.replace(/,/g, '.').replace(currency, '')) }))
    .filter(({ amount }) => amount > 0);
  const amount = (known.find((one) => one.sku === sku) ?? known.find((one) => !one.sku))?.amount ?? 0;
  if (amount <= value || !(amount <= (before?.value ?? 0))) return NONE;
  const was = writeAmount(now, amount, thousands);
  return {
    nonSaleWithTax: isTaxed ? was : '',
    nonSaleWithoutTax: isTaxed ? '' : was,
    saved: writeAmount(now, amount - value, thousands),
  };
}
