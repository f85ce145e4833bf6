import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { html, json, type Responder } from './recording-server';

/** A call: its request, and its result from the response. */
export interface WireRow {
  call: (api: StorefrontApi) => Promise<unknown>;
  respond?: Responder;
  method: 'GET' | 'POST';
  url: string;
  config?: string;
  options?: string;
  body?: string;
  returns: unknown;
}

const remote = json({ data: { any: 1 }, content: '<p>x</p>' });
const content = { data: { any: 1 }, content: '<p>x</p>' };
/** Every call that sends a query or a url-encoded body, on a page in French. */
export const wireRows: Record<string, WireRow> = {
  'an option choice': {
    call: (api) =>
      api.product.options('93', [
        ['qty[]', '2'],
        ['attribute[114]', 'No'],
        ['attribute[114]', 'Yes'],
        ['action', 'add'],
        ['attribute[5]', 'a b'],
      ]),
    respond: remote,
    method: 'POST',
    url: '/fr/remote/v1/product-attributes/93',
    options: '{"render_with":"products/bulk-discount-rates-table"}',
    body: 'action=add&attribute%5B114%5D[0]=No&attribute%5B114%5D[1]=Yes&attribute%5B5%5D=a%20b&qty%5B%5D=2',
    returns: content,
  },
  'an item of the cart to configure': {
    call: (api) => api.product.configure('2f6e-1'),
    respond: remote,
    method: 'GET',
    url: '/fr/remote/v1/configure-options/2f6e-1',
    options: '{"render_with":"cart/modals/configure-product"}',
    returns: content,
  },
  'a quick view': {
    call: (api) => api.product.quickView('93'),
    respond: html('<div class="quickView"></div>'),
    method: 'GET',
    url: '/fr/products.php?productId=93',
    options: '{"render_with":"products/quick-view"}',
    returns: '<div class="quickView"></div>',
  },
  'a changed quantity': {
    call: (api) =>
      api.cart.update([
        { id: 'b-1', quantity: 3 },
        { id: 'b-2', quantity: 0 },
      ]),
    respond: json({ data: { status: 'succeed' } }),
    method: 'POST',
    url: '/fr/remote/v1/cart/update',
    body: 'items[0][id]=b-1&items[0][quantity]=3&items[1][id]=b-2&items[1][quantity]=0',
    returns: { status: 'succeed' },
  },
  'a cart preview': {
    call: (api) => api.cart.preview({ suggest: '2f6e-1' }),
    respond: html('<p data-cart-quantity="2"></p>'),
    method: 'GET',
    url: '/fr/cart.php?suggest=2f6e-1',
    config: '{"cart":{"suggestions":{"limit":4}}}',
    options: '{"render_with":"cart/preview"}',
    returns: '<p data-cart-quantity="2"></p>',
  },
  'parts of the cart page': {
    call: (api) => api.cart.content({ content: 'cart/content', totals: 'cart/totals', title: 'cart/page-title' }),
    respond: json({ 'components/cart/content': '<b>c</b>', 'components/cart/totals': '<b>t</b>' }),
    method: 'GET',
    url: '/fr/cart.php',
    options: '{"render_with":"cart/content,cart/totals,cart/page-title"}',
    returns: { content: '<b>c</b>', totals: '<b>t</b>', title: '' },
  },
  'one part of the cart page': {
    call: (api) => api.cart.content({ totals: 'cart/totals' }),
    respond: html('<b>t</b>'),
    method: 'GET',
    url: '/fr/cart.php',
    options: '{"render_with":"cart/totals"}',
    returns: { totals: '<b>t</b>' },
  },
  "the session's cart": {
    call: (api) => api.restCarts.get(),
    respond: json([{ id: 'c-1' }]),
    method: 'GET',
    url: '/fr/api/storefront/carts',
    returns: { id: 'c-1' },
  },
  'a cart with its options': {
    call: (api) => api.restCarts.get({ cartId: 'c-1', includeOptions: true }),
    respond: json({ id: 'c-1' }),
    method: 'GET',
    url: '/fr/api/storefront/carts/c-1?include=lineItems.physicalItems.options,lineItems.digitalItems.options',
    returns: { id: 'c-1' },
  },
  'a cart that is not found': {
    call: (api) => api.restCarts.get({ cartId: 'gone' }),
    respond: json({ status: 404 }, 404),
    method: 'GET',
    url: '/fr/api/storefront/carts/gone',
    returns: null,
  },
  "the cart's quantity": {
    call: (api) => api.restCarts.quantity(),
    respond: json({ total_quantity: 3 }),
    method: 'GET',
    url: '/fr/api/storefront/cart-summary',
    returns: 3,
  },
  'the gift wrapping of an item': {
    call: (api) => api.giftWrapping.options('b-1'),
    respond: remote,
    method: 'GET',
    url: '/fr/remote/v1/gift-wrapping/b-1',
    options: '{"render_with":"cart/modals/gift-wrapping-form"}',
    returns: content,
  },
  'a wrapped item': {
    call: (api) => api.giftWrapping.choose('b-1', { giftwraptype: 'same', 'giftwrapping[all]': '1' }),
    method: 'POST',
    url: '/fr/remote/v1/gift-wrapping/b-1',
    body: 'giftwrapping%5Ball%5D=1&giftwraptype=same',
    returns: undefined,
  },
  'shipping quotes': {
    call: (api) => api.shipping.quotes({ country_id: '226', state_id: '43', city: 'NEW YORK', zip_code: '' }),
    respond: remote,
    method: 'GET',
    url: '/fr/remote/v1/shipping-quote?city=NEW%20YORK&country_id=226&state_id=43&zip_code=',
    options: '{"render_with":"cart/shipping-quotes"}',
    returns: content,
  },
  'a chosen shipping method': {
    call: (api) => api.shipping.choose('0'),
    method: 'POST',
    url: '/fr/remote/v1/shipping-quote',
    body: 'shipping_method=0',
    returns: undefined,
  },
  'a coupon': {
    call: (api) => api.codes.applyCoupon("SAVE 5!'()*"),
    respond: json({ data: { status: 'success' } }),
    method: 'POST',
    url: '/fr/remote/v1/apply-code',
    body: 'code=SAVE%205%21%27%28%29%2A',
    returns: undefined,
  },
  'a gift certificate': {
    call: (api) => api.codes.applyGiftCertificate('ABC-1'),
    respond: json({ data: { status: 'success' } }),
    method: 'POST',
    url: '/fr/remote/v1/gift-certificates',
    body: 'code=ABC-1',
    returns: undefined,
  },
  'the states of a country': {
    call: (api) => api.countries.states('United States'),
    respond: json({ data: { prefix: 'Choose', states: [{ id: '1', name: 'Alabama' }] } }),
    method: 'GET',
    url: '/fr/remote/v1/country-states/United%20States',
    returns: {
      prefix: 'Choose',
      states: [{ id: '1', name: 'Alabama' }],
      requiresSubdivision: null,
      requiresPostalCodes: null,
    },
  },
  'the states of a country by its id': {
    call: (api) => api.countries.states('226'),
    respond: json({ data: { prefix: '', states: [], requiresSubdivision: false, requiresPostalCodes: true } }),
    method: 'GET',
    url: '/fr/remote/v1/country-states/226',
    returns: { prefix: '', states: [], requiresSubdivision: false, requiresPostalCodes: true },
  },
  'a quick search': {
    call: (api) => api.search.quickResults('a&b c'),
    respond: html('<ul></ul>'),
    method: 'GET',
    url: '/fr/search.php?search_query=a%26b%20c',
    options: '{"render_with":"search/quick-results"}',
    returns: '<ul></ul>',
  },
  'the subcategories of a category': {
    call: (api) => api.search.categoryTree('10'),
    respond: json([{ data: 'Desk lamps', metadata: { id: 11 } }]),
    method: 'GET',
    url: '/fr/remote/v1/category-tree?prefix=category&selectedCategoryId=10',
    returns: [{ data: 'Desk lamps', metadata: { id: 11 } }],
  },
  'facets, with a URL that the server rendered': {
    call: (api) =>
      api.fragments.many(
        '/fr/kitchen/?brand[]=1',
        { list: 'category/product-listing', sidebar: 'category/sidebar' },
        { config: { category: { products: { limit: 12 } } } },
      ),
    respond: json({ 'components/category/product-listing': '<ul></ul>', 'components/category/sidebar': '' }),
    method: 'GET',
    url: '/fr/kitchen/?brand[]=1',
    config: '{"category":{"products":{"limit":12}}}',
    options: '{"render_with":"category/product-listing,category/sidebar"}',
    returns: { list: '<ul></ul>', sidebar: '' },
  },
  'more values of a facet': {
    call: (api) => api.fragments.one('/fr/kitchen/?a=1', 'category/show-more', { query: { list_all: 'Brand' } }),
    respond: html('<ul></ul>'),
    method: 'GET',
    url: '/fr/kitchen/?a=1&list_all=Brand',
    options: '{"render_with":"category/show-more"}',
    returns: '<ul></ul>',
  },
  'a page that GraphQL fills': {
    call: (api) => api.fragments.graphqlPage('pages/x'),
    respond: html('<main></main>'),
    method: 'GET',
    url: '/fr/graphql-render?template_name=pages%2Fx',
    returns: '<main></main>',
  },
};
