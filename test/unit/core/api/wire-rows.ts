import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { html, json, type Responder } from './recording-server';

/** A call: its name, request, call, response and result. */
export type WireRow = [
  name: string,
  request: string,
  call: (api: StorefrontApi) => Promise<unknown>,
  response: Responder | undefined,
  returns: unknown,
  /** The body, the settings of the page, and the partials that the shop renders. */
  more?: { body?: string; config?: string; template?: string },
];

const content = { data: { any: 1 }, content: '<p>x</p>' };
const remote = json(content);
const p = '<p></p>';
const success = json({ data: { status: 'success' } });
const noStates = { prefix: '', states: [] };

/** Every call that sends a query or a url-encoded body, on a page in French. */
export const wireRows: WireRow[] = [
  [
    'an option choice',
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
    content,
    {
      body: 'action=add&attribute%5B114%5D[0]=No&attribute%5B114%5D[1]=Yes&attribute%5B5%5D=a%20b&qty%5B%5D=2',
      template: 'products/bulk-discount-rates-table',
    },
  ],
  [
    'an item of the cart to configure',
    'GET /fr/remote/v1/configure-options/2f6e-1',
    (api) => api.product.configure('2f6e-1'),
    remote,
    content,
    { template: 'cart/modals/configure-product' },
  ],
  [
    'a quick view',
    'GET /fr/products.php?productId=93',
    (api) => api.product.quickView('93'),
    html(p),
    p,
    { template: 'products/quick-view' },
  ],
  [
    'a changed quantity',
    'POST /fr/remote/v1/cart/update',
    (api) =>
      api.cart.update([
        { id: 'b-1', quantity: 3 },
        { id: 'b-2', quantity: 0 },
      ]),
    json({ data: { status: 'succeed' } }),
    { status: 'succeed' },
    { body: 'items[0][id]=b-1&items[0][quantity]=3&items[1][id]=b-2&items[1][quantity]=0' },
  ],
  [
    'a cart preview',
    'GET /fr/cart.php?suggest=2f6e-1',
    (api) => api.cart.preview({ suggest: '2f6e-1' }),
    html(p),
    p,
    { config: '{"cart":{"suggestions":{"limit":4}}}', template: 'cart/preview' },
  ],
  [
    'parts of the cart page',
    'GET /fr/cart.php',
    (api) => api.cart.content({ content: 'cart/content', totals: 'cart/totals', title: 'cart/page-title' }),
    json({ 'components/cart/content': '<b>c</b>', 'components/cart/totals': '<b>t</b>' }),
    { content: '<b>c</b>', totals: '<b>t</b>', title: '' },
    { template: 'cart/content,cart/totals,cart/page-title' },
  ],
  [
    'one part of the cart page',
    'GET /fr/cart.php',
    (api) => api.cart.content({ totals: 'cart/totals' }),
    html('<b>t</b>'),
    { totals: '<b>t</b>' },
    { template: 'cart/totals' },
  ],
  [
    "the session's cart",
    'GET /fr/api/storefront/carts',
    (api) => api.restCarts.get(),
    json([{ id: 'c-1' }]),
    { id: 'c-1' },
  ],
  [
    'a cart with its options',
    'GET /fr/api/storefront/carts/c-1?include=lineItems.physicalItems.options,lineItems.digitalItems.options',
    (api) => api.restCarts.get({ cartId: 'c-1', includeOptions: true }),
    json({ id: 'c-1' }),
    { id: 'c-1' },
  ],
  [
    "the cart's quantity",
    'GET /fr/api/storefront/cart-summary',
    (api) => api.restCarts.quantity(),
    json({ total_quantity: 3 }),
    3,
  ],
  [
    'the gift wrapping of an item',
    'GET /fr/remote/v1/gift-wrapping/b-1',
    (api) => api.giftWrapping.options('b-1'),
    remote,
    content,
    { template: 'cart/modals/gift-wrapping-form' },
  ],
  [
    'a wrapped item',
    'POST /fr/remote/v1/gift-wrapping/b-1',
    (api) => api.giftWrapping.choose('b-1', { giftwraptype: 'same', 'giftwrapping[all]': '1' }),
    undefined,
    undefined,
    { body: 'giftwrapping%5Ball%5D=1&giftwraptype=same' },
  ],
  [
    'shipping quotes',
    'GET /fr/remote/v1/shipping-quote?city=NEW%20YORK&country_id=226&state_id=43&zip_code=',
    (api) => api.shipping.quotes({ country_id: '226', state_id: '43', city: 'NEW YORK', zip_code: '' }),
    remote,
    content,
    { template: 'cart/shipping-quotes' },
  ],
  [
    'a chosen shipping method',
    'POST /fr/remote/v1/shipping-quote',
    (api) => api.shipping.choose('0'),
    undefined,
    undefined,
    { body: 'shipping_method=0' },
  ],
  [
    'a coupon',
    'POST /fr/remote/v1/apply-code',
    (api) => api.codes.applyCoupon("SAVE 5!'()*"),
    success,
    undefined,
    { body: 'code=SAVE%205%21%27%28%29%2A' },
  ],
  [
    'a gift certificate',
    'POST /fr/remote/v1/gift-certificates',
    (api) => api.codes.applyGiftCertificate('ABC-1'),
    success,
    undefined,
    { body: 'code=ABC-1' },
  ],
  [
    'the states of a country',
    'GET /fr/remote/v1/country-states/United%20States',
    (api) => api.countries.states('United States'),
    json({ data: { prefix: 'Choose', states: [{ id: '1', name: 'Alabama' }] } }),
    { prefix: 'Choose', states: [{ id: '1', name: 'Alabama' }], requiresSubdivision: null, requiresPostalCodes: null },
  ],
  [
    'the states of a country by its id',
    'GET /fr/remote/v1/country-states/226',
    (api) => api.countries.states('226'),
    json({ data: { ...noStates, requiresSubdivision: false, requiresPostalCodes: true } }),
    { ...noStates, requiresSubdivision: false, requiresPostalCodes: true },
  ],
  [
    'a quick search',
    'GET /fr/search.php?search_query=a%26b%20c',
    (api) => api.search.quickResults('a&b c'),
    html(p),
    p,
    { template: 'search/quick-results' },
  ],
  [
    'the subcategories of a category',
    'GET /fr/remote/v1/category-tree?prefix=category&selectedCategoryId=10',
    (api) => api.search.categoryTree('10'),
    json([{ data: 'Desk lamps', metadata: { id: 11 } }]),
    [{ data: 'Desk lamps', metadata: { id: 11 } }],
  ],
  [
    'facets, with a URL that the server rendered',
    'GET /fr/kitchen/?brand[]=1',
    (api) =>
      api.fragments.many(
        '/fr/kitchen/?brand[]=1',
        { list: 'category/product-listing', sidebar: 'category/sidebar' },
        { config: { category: { products: { limit: 12 } } } },
      ),
    json({ 'components/category/product-listing': p, 'components/category/sidebar': '' }),
    { list: p, sidebar: '' },
    { config: '{"category":{"products":{"limit":12}}}', template: 'category/product-listing,category/sidebar' },
  ],
  [
    'more values of a facet',
    'GET /fr/kitchen/?a=1&list_all=Brand',
    (api) => api.fragments.one('/fr/kitchen/?a=1', 'category/show-more', { query: { list_all: 'Brand' } }),
    html(p),
    p,
    { template: 'category/show-more' },
  ],
  [
    'a page that GraphQL fills',
    'GET /fr/graphql-render?template_name=pages%2Fx',
    (api) => api.fragments.graphqlPage('pages/x'),
    html(p),
    p,
  ],
];
