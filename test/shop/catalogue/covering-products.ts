import { makeCatalogue } from './catalogue';
import type { ProductRecord } from './product-record';

const { products } = makeCatalogue();

/** How much there is to choose: a product with less of it is gone through in less time. */
const choicesOf = ({ options }: ProductRecord): number =>
  options.reduce((sum, option) => sum + ('values' in option ? option.values.length : 1), 0);

/**
 * Few products of the catalogue that between them have every trait: the one with the most new ones first.
 *
 * @param traitsOf what of a product makes a difference to a test
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
