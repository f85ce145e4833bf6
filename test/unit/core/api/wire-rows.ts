import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { html, json, type Responder } from './recording-server';

/** A call: its request, function, response and result. */
export type WireRow = [
  request: string,
  call: (api: StorefrontApi) => Promise<unknown>,
  responds: readonly [response?: Responder, result?: unknown],
  /** The partials that the shop renders, the body, the settings of the page. */
  more?: { template?: string; body?: string; config?: string },
];

/** A JSON response, and the result of its call. */
const data = (response: unknown, result: unknown = response) => [json(response), result] as const;
const remote = data({ data: { any: 1 }, content: '<p>x</p>' });
const markup = [html('<p></p>'), '<p></p>'] as const;
const success = [json({ data: { status: 'success' } })] as const;
const suggestions = '{"cart":{"suggestions":{"limit":4}}}';
const noStates = { prefix: '', states: [] };
const facets = { list: 'category/product-listing', sidebar: 'category/sidebar' };
const options = 'include=lineItems.physicalItems.options,lineItems.digitalItems.options';

/** Every call that sends a query or a url-encoded body, on a page in French. */
export const wireRows: WireRow[] = [
  [
    'POST /fr/remote/v1/product-attributes/93',
    (api) =>
      api.product.options('93', [
        ['qty[]', '2'],
        ['attribute[114]', 'No'],
        ['attribute[114]', 'Yes'],
        ['action', 'add'],
        ['attribute[5]', 'a b'],
      ]),
    remote,
    {
      body: 'action=add&attribute%5B114%5D[0]=No&attribute%5B114%5D[1]=Yes&attribute%5B5%5D=a%20b&qty%5B%5D=2',
      template: 'products/bulk-discount-rates-table',
    },
  ],
  [
    'GET /fr/remote/v1/configure-options/2f6e-1',
    (api) => api.product.configure('2f6e-1'),
    remote,
    { template: 'cart/modals/configure-product' },
  ],
  [
    'GET /fr/products.php?productId=93',
    (api) => api.product.quickView('93'),
    markup,
    { template: 'products/quick-view' },
  ],
  [
    'POST /fr/remote/v1/cart/update',
    (api) => api.cart.update(['b-1', 'b-2'].map((id, index) => ({ id, quantity: 3 * index, other: 1 }))),
    data({ data: { status: 'succeed' } }, { status: 'succeed' }),
    { body: 'items[0][id]=b-1&items[0][quantity]=0&items[1][id]=b-2&items[1][quantity]=3' },
  ],
  [
    'GET /fr/cart.php?suggest=2f6e-1',
    (api) => api.cart.preview({ suggest: '2f6e-1' }),
    markup,
    { config: suggestions, template: 'cart/preview' },
  ],
  [
    'GET /fr/cart.php',
    (api) => api.cart.preview({ suggest: null }),
    markup,
    { config: suggestions, template: 'cart/preview' },
  ],
  [
    'GET /fr/cart.php',
    (api) => api.cart.content({ content: 'cart/content', totals: 'cart/totals', title: 'cart/page-title' }),
    data({ 'components/cart/content': 'c', 'components/cart/totals': 't' }, { content: 'c', totals: 't', title: '' }),
    { template: 'cart/content,cart/totals,cart/page-title' },
  ],
  [
    'GET /fr/cart.php',
    (api) => api.cart.content({ totals: 'cart/totals' }),
    [html('<b>t</b>'), { totals: '<b>t</b>' }],
    { template: 'cart/totals' },
  ],
  [
    'GET /fr/cart.php?action=removecoupon&id=7',
    (api) =>
      api.cart.follow('/fr/cart.php?action=removecoupon&id=7', { content: 'cart/content', totals: 'cart/totals' }),
    data({ 'components/cart/content': '<ul></ul>' }, { content: '<ul></ul>', totals: '' }),
    { template: 'cart/content,cart/totals' },
  ],
  ['GET /fr/api/storefront/carts', (api) => api.restCarts.get(), data([{ id: 'c-1' }], { id: 'c-1' })],
  [
    `GET /fr/api/storefront/carts/c-1?${options}`,
    (api) => api.restCarts.get({ cartId: 'c-1', includeOptions: true }),
    data({ id: 'c-1' }),
  ],
  ['GET /fr/api/storefront/cart-summary', (api) => api.restCarts.quantity(), data({ total_quantity: 3 }, 3)],
  [
    'GET /fr/remote/v1/gift-wrapping/b-1',
    (api) => api.giftWrapping.options('b-1'),
    remote,
    { template: 'cart/modals/gift-wrapping-form' },
  ],
  [
    'POST /fr/remote/v1/gift-wrapping/b-1',
    (api) => api.giftWrapping.choose('b-1', { giftwraptype: 'same', 'giftwrapping[all]': '1' }),
    [],
    { body: 'giftwrapping%5Ball%5D=1&giftwraptype=same' },
  ],
  [
    'GET /fr/remote/v1/shipping-quote?city=NEW%20YORK&country_id=226&state_id=43&zip_code=',
    (api) => api.shipping.quotes({ country_id: '226', state_id: '43', city: 'NEW YORK', zip_code: '' }),
    remote,
    { template: 'cart/shipping-quotes' },
  ],
  ['POST /fr/remote/v1/shipping-quote', (api) => api.shipping.choose('0'), [], { body: 'shipping_method=0' }],
  [
    'POST /fr/remote/v1/apply-code',
    (api) => api.codes.applyCoupon("SAVE 5!'()*"),
    success,
    { body: 'code=SAVE%205%21%27%28%29%2A' },
  ],
  [
    'POST /fr/remote/v1/gift-certificates',
    (api) => api.codes.applyGiftCertificate('ABC-1'),
    success,
    { body: 'code=ABC-1' },
  ],
  [
    'GET /fr/remote/v1/country-states/United%20States',
    (api) => api.countries.states('United States'),
    data({ data: noStates }, { ...noStates, requiresSubdivision: null, requiresPostalCodes: null }),
  ],
  [
    'GET /fr/remote/v1/country-states/226',
    (api) => api.countries.states('226'),
    data(
      { data: { prefix: 'Choose', states: [{ id: '1' }], requiresSubdivision: false, requiresPostalCodes: true } },
      { prefix: 'Choose', states: [{ id: '1' }], requiresSubdivision: false, requiresPostalCodes: true },
    ),
  ],
  [
    'GET /fr/search.php?search_query=a%26b%20c',
    (api) => api.search.quickResults('a&b c'),
    markup,
    { template: 'search/quick-results' },
  ],
  [
    'GET /fr/remote/v1/category-tree?prefix=category&selectedCategoryId=10',
    (api) => api.search.categoryTree('10'),
    data([{ data: 'Desk lamps', metadata: { id: 11 } }]),
  ],
  // A URL that the server rendered.
  [
    'GET /fr/kitchen/?brand[]=1',
    (api) =>
      api.fragments.many('/fr/kitchen/?brand[]=1', facets, { config: { category: { products: { limit: 12 } } } }),
    data({ 'components/category/product-listing': 'l', 'components/category/sidebar': '' }, { list: 'l', sidebar: '' }),
    { config: '{"category":{"products":{"limit":12}}}', template: 'category/product-listing,category/sidebar' },
  ],
  [
    'GET /fr/kitchen/?a=1&list_all=Brand',
    (api) => api.fragments.one('/fr/kitchen/?a=1', 'category/show-more', { query: { list_all: 'Brand' } }),
    markup,
    { template: 'category/show-more' },
  ],
  ['GET /fr/graphql-render?template_name=pages%2Fx', (api) => api.fragments.graphqlPage('pages/x'), markup],
];
