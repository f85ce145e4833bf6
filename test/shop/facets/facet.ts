/** One value of a facet. */
export interface FacetItem {
  id: string;
  title: string;
  /** The list's URL with this value chosen, or without it when it is chosen already. */
  url: string;
  selected: boolean;
  count: number;
  has_sub_categories?: boolean;
  children?: FacetItem[];
}

/**
 * A facet's context; `partial` is the file below `components/faceted-search/facets`. The keys are those that
 * BigCommerce's reference theme reads.
 */
export interface Facet {
  facet: string;
  title: string;
  partial: 'multi' | 'hierarchy' | 'range' | 'rating';
  visible: boolean;
  selected: boolean;
  /** The list's URL without this facet's filter. */
  remove_url: string;
  start_collapsed: boolean;
  show_product_counts: boolean;
  show_more_toggle: boolean;
  has_more_results: boolean;
  items: FacetItem[];
  min_price?: number | '';
  max_price?: number | '';
  search_query?: string;
  sort?: string;
}
