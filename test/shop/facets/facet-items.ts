import type { ProductRecord } from '../catalogue/product-record';
import type { Visit } from '../sessions/visit';
import type { FacetItem } from './facet';
import { facetUrl } from './facet-url';
import { isIn, labelsOf } from './filter-products';
import type { Filters, optionFacets } from './filters';

/** A facet value before it is counted. */
interface Value {
  value: string;
  title: string;
  fits: (product: ProductRecord) => boolean;
  below?: Value[];
}

/**
 * Counts the products of each value; several can be chosen. Values without products are left out unless they are
 * chosen.
 */
function countItems(
  url: URL,
  name: string,
  chosen: readonly string[],
  values: readonly Value[],
  products: readonly ProductRecord[],
): FacetItem[] {
  return values.flatMap(({ value, title, fits, below }) => {
    const count = products.filter(fits).length;
    const selected = chosen.includes(value);
    if (count === 0 && !selected) return [];
    const others = chosen.filter((other) => other !== value);
    const children = below ? countItems(url, name, chosen, below, products) : [];
    return [
      {
        id: value,
        title,
        url: facetUrl(url, name, selected ? others : [...others, value]),
        selected,
        count,
        ...(below ? { has_sub_categories: children.length > 0, children } : {}),
      },
    ];
  });
}

/** The facet items of the products' brands. */
export const brandItems = (visit: Visit, { brand }: Filters, products: readonly ProductRecord[]): FacetItem[] =>
  countItems(
    visit.url,
    'brand',
    brand,
    visit.world.catalogue.brands.map(({ id, name }) => ({
      value: String(id),
      title: name,
      fits: ({ brandId }) => brandId === id,
    })),
    products,
  );

/** The facet items of a category's children (0 is the top), each with its own children. */
export function categoryItems(
  visit: Visit,
  { category }: Filters,
  products: readonly ProductRecord[],
  parentId: number,
): FacetItem[] {
  const { categories } = visit.world.catalogue;
  const below = (parent: number): Value[] =>
    categories
      .filter((one) => one.parentId === parent)
      .map(({ id, name }) => ({
        value: String(id),
        title: name,
        fits: (product) => isIn(visit, product, id),
        below: below(id),
      }));
  return countItems(visit.url, 'category', category, below(parentId), products);
}

/** The facet items of an option's values: the chosen ones, then the others in the order of the products. */
export function optionItems(
  visit: Visit,
  { options }: Filters,
  products: readonly ProductRecord[],
  name: (typeof optionFacets)[number],
): FacetItem[] {
  const labels = new Set([...(options[name] ?? []), ...products.flatMap((product) => labelsOf(product, name))]);
  const values = [...labels].map((label) => ({
    value: label,
    title: label,
    fits: (product: ProductRecord) => labelsOf(product, name).includes(label),
  }));
  return countItems(visit.url, name, options[name] ?? [], values, products);
}

/** Ratings, "n stars and up". One can be chosen; each count includes the higher ratings. */
export const ratingItems = (visit: Visit, { rating }: Filters, products: readonly ProductRecord[]): FacetItem[] =>
  [4, 3, 2, 1].flatMap((stars) => {
    const count = products.filter((product) => product.rating >= stars).length;
    const selected = rating === stars;
    if (count === 0 && !selected) return [];
    const url = facetUrl(visit.url, 'rating', selected ? [] : [String(stars)]);
    return [{ id: String(stars), title: String(stars), url, selected, count }];
  });
