import type { ProductRecord, Variant } from '../catalogue/product-record';
import { amountsOf, payable } from '../pricing/amounts';
import { findCurrency } from '../pricing/currency';
import { convert, money } from '../pricing/money';
import { type PriceRules, shown } from '../pricing/price-object';
import { priceRange } from '../pricing/price-range';
import type { Visit } from '../sessions/visit';

/** The arguments of `prices`. */
export interface PricesArguments {
  includeTax: boolean;
  currencyCode?: string | null;
}

interface MoneyNode {
  currencyCode: string;
  value: number;
  formatted: string;
  formattedV2: string;
}

/** `Prices` of a product or of one of its variants; null when this shopper sees no price. */
export function pricesNode(
  visit: Visit,
  product: ProductRecord,
  variant: Variant | null,
  { includeTax, currencyCode }: PricesArguments,
): object | null {
  if (visit.pricesHidden || product.callForPrice !== null) return null;
  const currency = findCurrency(currencyCode ?? '') ?? visit.prices.currency;
  const rules: PriceRules = { ...visit.prices, currency };
  const show = (amount: number): MoneyNode => {
    const { value, formatted } = shown(amount, includeTax ? 'with' : 'without', product.taxed, rules);
    return { currencyCode: currency.code, value, formatted, formattedV2: formatted };
  };
  const amounts = amountsOf(product, variant);
  const { base, sale, retail } = amounts;
  const [low, high] = priceRange(product) ?? [payable(amounts), payable(amounts)];
  return {
    price: show(payable(amounts)),
    salePrice: sale === null ? null : show(sale),
    basePrice: show(base),
    retailPrice: retail === null ? null : show(retail),
    mapPrice: null,
    priceRange: variant
      ? { min: show(payable(amounts)), max: show(payable(amounts)) }
      : { min: show(low), max: show(high) },
    retailPriceRange: null,
    saved: retail !== null && retail > payable(amounts) ? show(retail - payable(amounts)) : null,
    bulkPricing: product.bulkRates.map(({ min, max, type, value }) => ({
      minimumQuantity: min,
      maximumQuantity: max || null,
      ...(type === 'percent'
        ? { __typename: 'BulkPricingPercentageDiscount', percentOff: value }
        : type === 'price'
          ? { __typename: 'BulkPricingRelativePriceDiscount', priceAdjustment: convert(value, currency) }
          : {
              __typename: 'BulkPricingFixedPriceDiscount',
              price: money(convert(value, currency), currency).value,
            }),
    })),
  };
}
