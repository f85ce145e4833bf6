import type { Visit } from '../sessions/visit';

/** The filters of a list's URL, by facet; an empty list or null means no filter. */
export interface Filters {
  category: readonly string[];
  brand: readonly string[];
  /** Lowest and highest price as the shopper sees prices; null means no limit. */
  price: readonly [number | null, number | null];
  /** The minimum of stars. */
  rating: number | null;
  /** Values of options by the option's name. */
  options: Readonly<Record<string, readonly string[]>>;
  /** 1: featured products only; 2: all others. */
  featured: string;
}

/** The product options that lists can be filtered by. */
export const optionFacets = ['Colour', 'Size'] as const;

/** Every value of a field, written as `brand=`, `brand[]=` or `brand[0]=`. */
export const valuesOf = (url: URLSearchParams, name: string): string[] =>
  [...url]
    .filter(([key, value]) => value !== '' && (key === name || (key.startsWith(`${name}[`) && key.endsWith(']'))))
    .map(([, value]) => value);

/**
 * Reads the filters of a list's URL. Facets name prices `min_price` and `max_price`. The form of a shop without
 * facets names them `price_min` and `price_max`, the advanced search `price_from` and `price_to`.
 */
export function readFilters({ url: { searchParams } }: Visit): Filters {
  const amount = (...names: string[]): number | null => {
    const text = names.map((name) => searchParams.get(name)).find(Boolean);
    const value = Number(text ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? value : null;
  };
  return {
    category: valuesOf(searchParams, 'category'),
    brand: valuesOf(searchParams, 'brand'),
    price: [amount('min_price', 'price_min', 'price_from'), amount('max_price', 'price_max', 'price_to')],
    rating: Number(searchParams.get('rating')) || null,
    options: Object.fromEntries(optionFacets.map((name) => [name, valuesOf(searchParams, name)])),
    featured: searchParams.get('featured') ?? '',
  };
}
