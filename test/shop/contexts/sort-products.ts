import type { ProductRecord } from '../catalogue/product-record';
import { amountsOf, payable } from '../pricing/amounts';

const price = (product: ProductRecord): number => payable(amountsOf(product, null));

const orders: Record<string, (a: ProductRecord, b: ProductRecord) => number> = {
  featured: (a, b) => Number(b.featured) - Number(a.featured),
  newest: (a, b) => Number(b.isNew) - Number(a.isNew),
  bestselling: (a, b) => Number(b.topSeller) - Number(a.topSeller),
  alphaasc: (a, b) => a.name.localeCompare(b.name),
  alphadesc: (a, b) => b.name.localeCompare(a.name),
  avgcustomerreview: (a, b) => b.rating - a.rating,
  priceasc: (a, b) => price(a) - price(b),
  pricedesc: (a, b) => price(b) - price(a),
};

/** Sorts products by the URL's `sort`, with the platform's names. An unknown name changes nothing. */
export const sortProducts = (products: readonly ProductRecord[], sort: string): ProductRecord[] =>
  [...products].sort(orders[sort] ?? (() => 0));
