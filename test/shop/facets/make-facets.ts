import type { ProductRecord } from '../catalogue/product-record';
import type { Visit } from '../sessions/visit';
import type { Facet, FacetItem } from './facet';
import { brandItems, categoryItems, optionItems, ratingItems } from './facet-items';
import { urlWithout } from './facet-url';
import { filterProducts } from './filter-products';
import { type Filters, optionFacets, valuesOf } from './filters';

/** The number of values that a facet shows before "show more". */
const SHOWN = 5;

/** The list that is filtered. */
export interface FacetedList {
  products: readonly ProductRecord[];
  /** The categories below this one are facet values; 0 is the top. */
  parentId: number;
  /** False for the list of one brand. */
  offersBrands: boolean;
  sort: string;
}

/** The context of a list's facets. */
export interface Faceted {
  faceted_search_enabled: boolean;
  facets: Facet[];
  selected: { items: { facet: string; title: string; url: string }[]; remove_all_url: string | null };
  /** The facet that `list_all` names, to show all its values. */
  all_facets: string | null;
  facet_title: string | null;
}

/** The facets of a list. The count of a value respects the filters of the other facets. */
export function makeFacets(visit: Visit, filters: Filters, list: FacetedList): Faceted {
  const everything = visit.url.searchParams.get('list_all');
  const counted = (facet: string): ProductRecord[] => filterProducts(visit, list.products, filters, facet);
  const facet = (name: string, title: string, partial: Facet['partial'], items: FacetItem[]): Facet => {
    const hasMore = partial === 'multi' && items.length > SHOWN && everything !== name;
    return {
      facet: name,
      title,
      partial,
      visible: items.length > 0,
      selected: isChosen(items),
      remove_url: urlWithout(visit.url, [name]),
      start_collapsed: name === 'rating',
      show_product_counts: true,
      show_more_toggle: hasMore,
      has_more_results: hasMore,
      items: hasMore ? items.slice(0, SHOWN) : items,
    };
  };
  const facets = [
    facet('category', 'Category', 'hierarchy', categoryItems(visit, filters, counted('category'), list.parentId)),
    ...(list.offersBrands ? [facet('brand', 'Brand', 'multi', brandItems(visit, filters, counted('brand')))] : []),
    ...optionFacets.map((name) => facet(name, name, 'multi', optionItems(visit, filters, counted(name), name))),
    facet('rating', 'Rating', 'rating', ratingItems(visit, filters, counted('rating'))),
    priceFacet(visit, filters, list),
  ];
  const all = facets.find(({ facet: name }) => name === everything);
  return {
    faceted_search_enabled: true,
    facets,
    selected: selectedOf(visit, filters, list),
    all_facets: all?.facet ?? null,
    facet_title: all?.title ?? null,
  };
}

const isChosen = (items: readonly FacetItem[]): boolean =>
  items.some(({ selected, children = [] }) => selected || isChosen(children));

function priceFacet(visit: Visit, { price: [lowest, highest] }: Filters, { products, sort }: FacetedList): Facet {
  return {
    facet: 'price',
    title: 'Price',
    partial: 'range',
    visible: products.length > 1 && !visit.pricesHidden,
    selected: lowest !== null || highest !== null,
    remove_url: urlWithout(visit.url, ['min_price', 'max_price']),
    start_collapsed: false,
    show_product_counts: false,
    show_more_toggle: false,
    has_more_results: false,
    items: [],
    min_price: lowest ?? '',
    max_price: highest ?? '',
    search_query: visit.url.searchParams.get('search_query') ?? '',
    sort: visit.url.searchParams.has('sort') ? sort : '',
  };
}

/** The chosen values, each with the URL of the list without it. */
function selectedOf(visit: Visit, filters: Filters, list: FacetedList): Faceted['selected'] {
  const whole: Filters = { ...filters };
  const groups: [string, FacetItem[]][] = [
    ['category', flat(categoryItems(visit, whole, list.products, 0))],
    ['brand', brandItems(visit, whole, list.products)],
    ...optionFacets.map((name): [string, FacetItem[]] => [name, optionItems(visit, whole, list.products, name)]),
    ['rating', ratingItems(visit, whole, list.products)],
  ];
  const items = groups.flatMap(([facet, values]) =>
    values.filter(({ selected }) => selected).map(({ title, url }) => ({ facet, title, url })),
  );
  const [lowest, highest] = filters.price;
  if (lowest !== null || highest !== null) {
    const title = [lowest ?? 0, ...(highest === null ? [] : [highest])].join(' - ');
    items.push({ facet: 'price', title, url: urlWithout(visit.url, ['min_price', 'max_price']) });
  }
  const names = ['category', 'brand', 'rating', 'min_price', 'max_price', ...optionFacets];
  const isFiltered = names.some((name) => valuesOf(visit.url.searchParams, name).length > 0);
  return { items, remove_all_url: isFiltered ? urlWithout(visit.url, names) : null };
}

const flat = (items: readonly FacetItem[]): FacetItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);
