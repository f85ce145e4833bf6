import { makeCatalogue } from './catalogue';
import type { ProductRecord } from './product-record';

const { products } = makeCatalogue();

/** The number of choices. Tests need less time for a product with fewer choices. */
const choicesOf = ({ options }: ProductRecord): number =>
  options.reduce((sum, option) => sum + ('values' in option ? option.values.length : 1), 0);

/**
 * Returns a small set of products that together have every trait. The product with the most new traits is chosen first.
 *
 * @param traitsOf the traits of a product that matter to a test
 */
export function coveringProducts(traitsOf: (product: ProductRecord) => readonly string[]): ProductRecord[] {
  const missing = new Set(products.flatMap(traitsOf));
  const news = (product: ProductRecord) => new Set(traitsOf(product).filter((trait) => missing.has(trait))).size;
  const chosen: ProductRecord[] = [];
  while (missing.size > 0) {
    const [best] = products.toSorted((one, other) => news(other) - news(one) || choicesOf(one) - choicesOf(other));
    if (!best) throw new Error('the catalogue is empty');
    for (const trait of traitsOf(best)) missing.delete(trait);
    chosen.push(best);
  }
  return chosen;
}
