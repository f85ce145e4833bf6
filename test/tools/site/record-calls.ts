import { type StencilOptions, stencilHeaders } from '../../../core/api/wire';
import type { RecordedCall } from './recorded-call';

interface Call extends StencilOptions {
  readonly url: string;
  /** The fields of a post, url-encoded. */
  readonly form?: string;
}

/** What the examples ask about. */
export interface Subjects {
  readonly product: number;
  /** The URL of a category, and of a brand. */
  readonly category: string;
  readonly brand: string;
  /** The id of a line of the cart. */
  readonly line: string;
}

/** The calls of the widgets in the examples; reads come before writes, which change the cart. */
const callsAbout = ({ product, category, brand, line }: Subjects): readonly Call[] => [
  { url: '/api/storefront/cart-summary' },
  { url: '/api/storefront/carts' },
  { url: '/cart.php', template: 'cart/preview' },
  { url: '/cart.php', template: 'common/cart-preview' },
  {
    url: '/cart.php',
    template: [
      'cart/content',
      'cart/totals',
      'cart/page-title',
      'cart/status-messages',
      'cart/additional-checkout-buttons',
    ],
  },
  { url: '/search.php?search_query=lamp', template: 'search/quick-results' },
  {
    url: '/search.php?search_query=lamp',
    template: [
      'search/product-listing',
      'search/content-listing',
      'search/sidebar',
      'search/heading',
      'search/product-count',
      'search/content-count',
    ],
  },
  { url: category, template: ['category/product-listing', 'category/sidebar'] },
  { url: brand, template: ['brand/product-listing', 'brand/sidebar'] },
  { url: `/products.php?productId=${product}`, template: 'products/quick-view' },
  { url: `/remote/v1/configure-options/${line}`, template: 'cart/modals/configure-product' },
  { url: `/remote/v1/gift-wrapping/${line}`, template: 'cart/modals/gift-wrapping-form' },
  {
    url: '/remote/v1/shipping-quote?country_id=226&state_id=12&city=&zip_code=90001',
    template: 'cart/shipping-quotes',
  },
  { url: '/remote/v1/country-states/226' },
  { url: '/remote/v1/category-tree?selectedCategoryId=0&prefix=category' },
  {
    url: `/remote/v1/product-attributes/${product}`,
    template: 'products/bulk-discount-rates-table',
    form: `action=add&product_id=${product}&qty[]=1`,
  },
  { url: '/remote/v1/apply-code', form: 'code=TENTH' },
  { url: '/remote/v1/cart/update', form: `items[0][id]=${line}&items[0][quantity]=2` },
  { url: '/remote/v1/cart/add', form: 'action=add&product_id=107&qty[]=1' },
];

/**
 * Asks the shop what the examples' widgets will ask, as one shopper.
 *
 * @param ask fetches from the shop with the shopper's cookies
 * @throws Error when the shop refuses a call
 */
export async function recordCalls(
  ask: (url: string, request?: RequestInit) => Promise<Response>,
  subjects: Subjects,
): Promise<RecordedCall[]> {
  const recorded: RecordedCall[] = [];
  for (const { url, form, ...stencil } of callsAbout(subjects)) {
    const method = form === undefined ? 'GET' : 'POST';
    const headers = stencilHeaders(stencil);
    const sent = form === undefined ? {} : { body: new URLSearchParams(form) };
    const response = await ask(url, { method, headers, ...sent });
    if (!response.ok) throw new Error(`site: ${method} ${url} was refused with ${response.status}`);
    const { render_with: templates = '' } = JSON.parse(headers['stencil-options'] ?? '{}') as { render_with?: string };
    const type = response.headers.get('content-type') ?? 'text/plain';
    recorded.push({ method, url, templates, status: response.status, type, body: await response.text() });
  }
  return recorded;
}
