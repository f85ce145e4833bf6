import { html, json, type Responder } from '../../core/api/recording-server';

/** A call of the platform's library, and the response of the shop. */
export interface StencilCall {
  /** The function, below `api`. */
  readonly path: string;
  /** Arguments before the callback. */
  readonly before: readonly unknown[];
  /** Arguments behind the callback. */
  readonly after?: readonly unknown[];
  readonly respond?: Responder;
}

const remote = json({ data: { price: 5 }, content: '<p>x</p>' });
const parts = { 'components/cart/content': '<ul></ul>', 'components/cart/totals': '<b>5</b>' };
const cart = { id: 'c-1', lineItems: { physicalItems: [] } };
const sections = { content: 'cart/content', totals: 'cart/totals' };

const form = (): FormData => {
  const filled = new FormData();
  filled.append('action', 'add');
  filled.append('product_id', '86');
  filled.append('attribute[1]', '');
  filled.append('attribute[3]', new File(['hi'], 'note.txt', { type: 'text/plain' }));
  return filled;
};

/** Every documented call, with its arguments left out and given. */
export const stencilCalls: readonly StencilCall[] = [
  { path: 'cart.getCarts', before: [{}], respond: json([cart]) },
  { path: 'cart.getCarts', before: [{ includeOptions: true }], respond: json([cart]) },
  { path: 'cart.getCart', before: [{}], respond: json([cart]) },
  { path: 'cart.getCart', before: [undefined], respond: json([]) },
  { path: 'cart.getCart', before: [{ includeOptions: true, params: { currency: 'EUR' } }], respond: json([cart]) },
  { path: 'cart.getCart', before: [{ cartId: 'c-1', includeOptions: true }], respond: json(cart) },
  { path: 'cart.getCart', before: [{ cartId: 'c-9' }], respond: json({ status: 404, title: 'No such cart' }, 404) },
  { path: 'cart.getCartSummary', before: [{}], respond: json({ total_quantity: 3 }) },
  { path: 'cart.getCartQuantity', before: [{}], respond: json({ total_quantity: 3 }) },
  { path: 'cart.getCartQuantity', before: [{ baseUrl: 'http://shop.test/de' }], respond: json([]) },
  {
    path: 'cart.itemAdd',
    before: [form()],
    respond: json({ data: { cart_id: 'c-1', line_items: [{ product_id: 86 }] } }),
  },
  {
    path: 'cart.itemAdd',
    before: [form()],
    after: [{ baseUrl: 'http://shop.test/de' }],
    respond: json({ data: { cart_id: 'c-1', line_items: [{ product_id: 8 }] }, content: '' }),
  },
  { path: 'cart.itemAdd', before: [form()], respond: json({ data: { error: 'Sold out', line_items: [] } }) },
  { path: 'cart.itemUpdate', before: ['i-1', 3], respond: json({ data: { status: 'succeed', line_items: [] } }) },
  {
    path: 'cart.itemUpdate',
    before: [
      [
        { id: 'i-1', quantity: 2 },
        { id: "i'(2)", quantity: 1 },
      ],
    ],
    respond: json({ data: { status: 'failed', errors: ['Too many'], line_items: [] } }),
  },
  { path: 'cart.itemRemove', before: ['i-1'], respond: json({ data: { status: 'succeed', line_items: [] } }) },
  { path: 'cart.update', before: [[{ id: 'i-1', quantity: 2 }]], respond: remote },
  { path: 'cart.postFormData', before: [form()], respond: html('<p>cart</p>') },
  { path: 'cart.getContent', before: [], respond: html('<p>cart</p>') },
  {
    path: 'cart.getContent',
    before: [{ template: 'cart/content', config: { cart: { limit: 4 } } }],
    respond: html('<p></p>'),
  },
  { path: 'cart.getContent', before: [{ template: sections, params: { suggest: 'i-1' } }], respond: json(parts) },
  { path: 'cart.getContent', before: [{ template: ['cart/content', 'cart/totals'] }], respond: json(parts) },
  { path: 'cart.getItemGiftWrappingOptions', before: ['i-1'], respond: remote },
  { path: 'cart.getItemGiftWrappingOptions', before: ['i-1', { template: 'cart/wrapping' }], respond: remote },
  { path: 'cart.submitItemGiftWrappingOption', before: ['i-1', { giftwrapping_id: 4, note: 'a b' }], respond: remote },
  { path: 'cart.getShippingQuotes', before: [{ country_id: 226, city: 'Paris' }], respond: remote },
  { path: 'cart.getShippingQuotes', before: [{ country_id: 226 }, 'cart/shipping-quotes'], respond: remote },
  {
    path: 'cart.getShippingQuotes',
    before: [{ country_id: 226 }, { quotes: 'cart/shipping-quotes' }],
    after: [{ baseUrl: 'http://shop.test/de' }],
    respond: json({ data: {}, content: { 'components/cart/shipping-quotes': '<p>5</p>' } }),
  },
  {
    path: 'cart.getShippingQuotes',
    before: [{ city: '' }],
    after: [{ baseUrl: 'http://shop.test/de' }],
    respond: remote,
  },
  { path: 'cart.submitShippingQuote', before: [7], respond: remote },
  { path: 'cart.applyCode', before: ['TENTH & more'], respond: json({ data: { status: 'failed', errors: ['No'] } }) },
  { path: 'cart.applyGiftCertificate', before: ['FUL-50A'], respond: json({ data: { status: 'success' } }) },
  {
    path: 'cart.makeRequest',
    before: ['/cart.php?a=1', 'GET', { params: { b: [1, 2], c: null } }, false],
    respond: html(''),
  },
  { path: 'cart.remoteRequest', before: ['/any', 'DELETE', { params: { list: [1, 2] } }], respond: remote },
  { path: 'country.getById', before: [226], respond: remote },
  { path: 'country.getByName', before: ['Germany'], respond: remote },
  { path: 'country.getByName', before: ['Germany', { baseUrl: 'http://shop.test/de' }], respond: remote },
  { path: 'product.getById', before: [86], respond: html('<p>lamp</p>') },
  {
    path: 'product.getById',
    before: [86, { template: 'products/quick-view', params: { a: 1 } }],
    respond: html('<p></p>'),
  },
  {
    path: 'productAttributes.optionChange',
    before: [86, 'qty%5B%5D=2&attribute%5B5%5D=a+b&attribute%5B4%5D=1&attribute%5B4%5D=2'],
    respond: remote,
  },
  {
    path: 'productAttributes.optionChange',
    before: [86, 'action=add', 'products/bulk-discount-rates'],
    respond: remote,
  },
  {
    path: 'productAttributes.optionChange',
    before: [86, 'action=add'],
    after: [{ baseUrl: 'http://shop.test/de' }],
    respond: json({ data: {}, content: null }),
  },
  { path: 'productAttributes.optionChange', before: [86, null, null], respond: remote },
  {
    path: 'productAttributes.configureInCart',
    before: ['i-1', { template: 'cart/modals/configure-product' }],
    respond: remote,
  },
  { path: 'search.search', before: ["lamp's (oak) & more"], respond: html('<p>found</p>') },
  { path: 'search.search', before: ['lamp', { template: 'search/quick-results' }], respond: html('<p>found</p>') },
  { path: 'wishlist.itemAdd', before: [3, 86], respond: html('<p>list</p>') },
  { path: 'wishlist.itemAdd', before: [3, 86, { template: 'account/wishlist' }], respond: html('<p>list</p>') },
  { path: 'getPage', before: ['/lamps/?page=2', { template: 'category/product-listing' }], respond: html('<p></p>') },
  {
    path: 'getPage',
    before: [
      'http://shop.test/lamps/',
      { template: { list: 'cart/content' }, config: { category: { shop_by_price: true } } },
    ],
    respond: json(parts),
  },
  { path: 'getPage', before: ['/none/', {}], respond: html('<p>none</p>', 404) },
  { path: 'getPageByGQL', before: ['pages/custom/query'], respond: html('<p>gql</p>') },
];
