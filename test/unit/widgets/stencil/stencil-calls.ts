import { html, json, type Answer } from '../../core/api/recording-server';

/** A call of the platform's library, and the response of the shop. */
export interface StencilCall {
  /** The function, below `api`. */
  readonly path: string;
  /** Arguments before the callback. */
  readonly before: readonly unknown[];
  /** Arguments behind the callback. */
  readonly after?: readonly unknown[];
  readonly answer?: Answer;
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
  { path: 'cart.getCarts', before: [{}], answer: json([cart]) },
  { path: 'cart.getCarts', before: [{ includeOptions: true }], answer: json([cart]) },
  { path: 'cart.getCart', before: [{}], answer: json([cart]) },
  { path: 'cart.getCart', before: [undefined], answer: json([]) },
  { path: 'cart.getCart', before: [{ includeOptions: true, params: { currency: 'EUR' } }], answer: json([cart]) },
  { path: 'cart.getCart', before: [{ cartId: 'c-1', includeOptions: true }], answer: json(cart) },
  { path: 'cart.getCart', before: [{ cartId: 'c-9' }], answer: json({ status: 404, title: 'No such cart' }, 404) },
  { path: 'cart.getCartSummary', before: [{}], answer: json({ total_quantity: 3 }) },
  { path: 'cart.getCartQuantity', before: [{}], answer: json({ total_quantity: 3 }) },
  { path: 'cart.getCartQuantity', before: [{ baseUrl: 'http://shop.test/de' }], answer: json([]) },
  {
    path: 'cart.itemAdd',
    before: [form()],
    answer: json({ data: { cart_id: 'c-1', line_items: [{ product_id: 86 }] } }),
  },
  {
    path: 'cart.itemAdd',
    before: [form()],
    after: [{ baseUrl: 'http://shop.test/de' }],
    answer: json({ data: { cart_id: 'c-1', line_items: [{ product_id: 8 }] }, content: '' }),
  },
  { path: 'cart.itemAdd', before: [form()], answer: json({ data: { error: 'Sold out', line_items: [] } }) },
  { path: 'cart.itemUpdate', before: ['i-1', 3], answer: json({ data: { status: 'succeed', line_items: [] } }) },
  {
    path: 'cart.itemUpdate',
    before: [
      [
        { id: 'i-1', quantity: 2 },
        { id: "i'(2)", quantity: 1 },
      ],
    ],
    answer: json({ data: { status: 'failed', errors: ['Too many'], line_items: [] } }),
  },
  { path: 'cart.itemRemove', before: ['i-1'], answer: json({ data: { status: 'succeed', line_items: [] } }) },
  { path: 'cart.update', before: [[{ id: 'i-1', quantity: 2 }]], answer: remote },
  { path: 'cart.postFormData', before: [form()], answer: html('<p>cart</p>') },
  { path: 'cart.getContent', before: [], answer: html('<p>cart</p>') },
  {
    path: 'cart.getContent',
    before: [{ template: 'cart/content', config: { cart: { limit: 4 } } }],
    answer: html('<p></p>'),
  },
  { path: 'cart.getContent', before: [{ template: sections, params: { suggest: 'i-1' } }], answer: json(parts) },
  { path: 'cart.getContent', before: [{ template: ['cart/content', 'cart/totals'] }], answer: json(parts) },
  { path: 'cart.getItemGiftWrappingOptions', before: ['i-1'], answer: remote },
  { path: 'cart.getItemGiftWrappingOptions', before: ['i-1', { template: 'cart/wrapping' }], answer: remote },
  { path: 'cart.submitItemGiftWrappingOption', before: ['i-1', { giftwrapping_id: 4, note: 'a b' }], answer: remote },
  { path: 'cart.getShippingQuotes', before: [{ country_id: 226, city: 'Paris' }], answer: remote },
  { path: 'cart.getShippingQuotes', before: [{ country_id: 226 }, 'cart/shipping-quotes'], answer: remote },
  {
    path: 'cart.getShippingQuotes',
    before: [{ country_id: 226 }, { quotes: 'cart/shipping-quotes' }],
    after: [{ baseUrl: 'http://shop.test/de' }],
    answer: json({ data: {}, content: { 'components/cart/shipping-quotes': '<p>5</p>' } }),
  },
  {
    path: 'cart.getShippingQuotes',
    before: [{ city: '' }],
    after: [{ baseUrl: 'http://shop.test/de' }],
    answer: remote,
  },
  { path: 'cart.submitShippingQuote', before: [7], answer: remote },
  { path: 'cart.applyCode', before: ['TENTH & more'], answer: json({ data: { status: 'failed', errors: ['No'] } }) },
  { path: 'cart.applyGiftCertificate', before: ['FUL-50A'], answer: json({ data: { status: 'success' } }) },
  {
    path: 'cart.makeRequest',
    before: ['/cart.php?a=1', 'GET', { params: { b: [1, 2], c: null } }, false],
    answer: html(''),
  },
  { path: 'cart.remoteRequest', before: ['/any', 'DELETE', { params: { list: [1, 2] } }], answer: remote },
  { path: 'country.getById', before: [226], answer: remote },
  { path: 'country.getByName', before: ['Germany'], answer: remote },
  { path: 'country.getByName', before: ['Germany', { baseUrl: 'http://shop.test/de' }], answer: remote },
  { path: 'product.getById', before: [86], answer: html('<p>lamp</p>') },
  {
    path: 'product.getById',
    before: [86, { template: 'products/quick-view', params: { a: 1 } }],
    answer: html('<p></p>'),
  },
  {
    path: 'productAttributes.optionChange',
    before: [86, 'qty%5B%5D=2&attribute%5B5%5D=a+b&attribute%5B4%5D=1&attribute%5B4%5D=2'],
    answer: remote,
  },
  {
    path: 'productAttributes.optionChange',
    before: [86, 'action=add', 'products/bulk-discount-rates'],
    answer: remote,
  },
  {
    path: 'productAttributes.optionChange',
    before: [86, 'action=add'],
    after: [{ baseUrl: 'http://shop.test/de' }],
    answer: json({ data: {}, content: null }),
  },
  { path: 'productAttributes.optionChange', before: [86, null, null], answer: remote },
  {
    path: 'productAttributes.configureInCart',
    before: ['i-1', { template: 'cart/modals/configure-product' }],
    answer: remote,
  },
  { path: 'search.search', before: ["lamp's (oak) & more"], answer: html('<p>found</p>') },
  { path: 'search.search', before: ['lamp', { template: 'search/quick-results' }], answer: html('<p>found</p>') },
  { path: 'wishlist.itemAdd', before: [3, 86], answer: html('<p>list</p>') },
  { path: 'wishlist.itemAdd', before: [3, 86, { template: 'account/wishlist' }], answer: html('<p>list</p>') },
  { path: 'getPage', before: ['/lamps/?page=2', { template: 'category/product-listing' }], answer: html('<p></p>') },
  {
    path: 'getPage',
    before: [
      'http://shop.test/lamps/',
      { template: { list: 'cart/content' }, config: { category: { shop_by_price: true } } },
    ],
    answer: json(parts),
  },
  { path: 'getPage', before: ['/none/', {}], answer: html('<p>none</p>', 404) },
  { path: 'getPageByGQL', before: ['pages/custom/query'], answer: html('<p>gql</p>') },
];
