import type { Money, PriceRange, ProductPrice } from './product-attributes';

interface PriceLines {
  readonly withTax: string;
  readonly withoutTax: string;
  readonly nonSaleWithTax: string;
  readonly nonSaleWithoutTax: string;
  readonly rrpWithTax: string;
  readonly rrpWithoutTax: string;
  readonly saved: string;
}

/**
 * Reads all lines from one response, so prices with and without tax belong together.
 *
 * @param writeRange without it, a single price is shown
 */
export function priceLines(
  price: ProductPrice | null | undefined,
  writeRange: ((limits: { min: string; max: string }) => string) | false,
): PriceLines {
  const range = (from: PriceRange | null | undefined, kind: 'with_tax' | 'without_tax'): string => {
    const min = amount(from?.min?.[kind]);
    const max = amount(from?.max?.[kind]);
    return writeRange && min && max ? writeRange({ min, max }) : '';
  };
  const ranges = {
    withTax: range(price?.price_range, 'with_tax'),
    withoutTax: range(price?.price_range, 'without_tax'),
  };
  // A former price and a saving belong to one variant, never to a range.
  const isRange = Boolean(ranges.withTax || ranges.withoutTax);
  const unlessRange = (money: Money | null | undefined) => (isRange ? '' : amount(money));
  return {
    withTax: ranges.withTax || amount(price?.with_tax),
    withoutTax: ranges.withoutTax || amount(price?.without_tax),
    nonSaleWithTax: unlessRange(price?.non_sale_price_with_tax),
    nonSaleWithoutTax: unlessRange(price?.non_sale_price_without_tax),
    rrpWithTax: isRange ? range(price?.retail_price_range, 'with_tax') : amount(price?.rrp_with_tax),
    rrpWithoutTax: isRange ? range(price?.retail_price_range, 'without_tax') : amount(price?.rrp_without_tax),
    saved: unlessRange(price?.saved),
  };
}

const amount = (money: Money | null | undefined): string => money?.formatted ?? '';
