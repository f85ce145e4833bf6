import type { ProductRecord } from '../catalogue/product-record';
import { amountsOf, payable } from '../pricing/amounts';
import { shown } from '../pricing/price-object';
import type { Visit } from '../sessions/visit';
import type { Filters } from './filters';

/** A facet's name in the platform's templates, or an option's name. */
export type FacetName = string;

/**
 * The products that pass all filters.
 *
 * @param except a facet whose own filter is ignored, to count the products of its values
 */
export function filterProducts(
  visit: Visit,
  products: readonly ProductRecord[],
  filters: Filters,
  except?: FacetName,
): ProductRecord[] {
  const tests = Object.entries(testsOf(visit, filters)).filter(([facet]) => facet !== except);
  return products.filter((product) => tests.every(([, passes]) => passes(product)));
}

/** A product's price as lists show it; null when the shopper sees no price. */
function shownPrice(visit: Visit, product: ProductRecord): number | null {
  if (visit.pricesHidden || product.callForPrice !== null) return null;
  const side = visit.prices.tax.display === 'without' ? 'without' : 'with';
  return shown(payable(amountsOf(product, null)), side, product.taxed, visit.prices).value;
}

/** Whether a product is in a category or in one of its direct children. */
export const isIn = (visit: Visit, { categoryIds }: ProductRecord, category: number): boolean =>
  categoryIds.some((id) => id === category || visit.world.catalogue.findCategory(id)?.parentId === category);

/** The value labels of a product's option. */
export const labelsOf = ({ options }: ProductRecord, name: string): string[] =>
  options.flatMap((option) =>
    option.name === name && 'values' in option ? option.values.map(({ label }) => label) : [],
  );

function testsOf(visit: Visit, filters: Filters): Record<FacetName, (product: ProductRecord) => boolean> {
  const [lowest, highest] = filters.price;
  const options = Object.entries(filters.options).map(([name, wanted]) => [
    name,
    (product: ProductRecord) => wanted.length === 0 || labelsOf(product, name).some((label) => wanted.includes(label)),
  ]);
  return {
    ...(Object.fromEntries(options) as Record<string, (product: ProductRecord) => boolean>),
    category: (product) =>
      filters.category.length === 0 || filters.category.some((id) => isIn(visit, product, Number(id))),
    brand: ({ brandId }) => filters.brand.length === 0 || filters.brand.includes(String(brandId)),
    rating: ({ rating }) => rating >= (filters.rating ?? 0),
    price: (product) => {
      if (lowest === null && highest === null) return true;
      const price = shownPrice(visit, product);
      return price !== null && price >= (lowest ?? 0) && price <= (highest ?? Number.POSITIVE_INFINITY);
    },
    featured: ({ featured }) => filters.featured === '' || featured === (filters.featured === '1'),
  };
}
