import { html, json, type Responder } from '../../core/api/recording-server';

/**
 * A call of the platform's library: the function below `api`, the arguments before the callback, the response of the
 * shop, and the arguments behind the callback.
 */
export type StencilCall = readonly [
  path: string,
  before: readonly unknown[],
  respond?: Responder,
  after?: readonly unknown[],
];

const remote = json({ data: { price: 5 }, content: '<p>x</p>' });
const page = html('<p>found</p>');
const parts = json({ 'components/cart/content': '<ul></ul>', 'components/cart/totals': '<b>5</b>' });
const quotes = json({ data: {}, content: { 'components/cart/shipping-quotes': '<p>5</p>' } });
const cart = { id: 'c-1', lineItems: { physicalItems: [] } };
const quantity = json({ total_quantity: 3 });
const succeeded = json({ data: { status: 'succeed', line_items: [] } });
const added = (product_id: number) => json({ data: { cart_id: 'c-1', line_items: [{ product_id }] }, content: '' });
const german = { baseUrl: 'http://shop.test/de' };

const form = (): FormData => {
  const filled = new FormData();
  filled.append('action', 'add');
  filled.append('product_id', '86');
  filled.append('attribute[1]', '');
  filled.append('attribute[3]', new File(['hi'], 'note.txt', { type: 'text/plain' }));
  return filled;
};
const two = [
  { id: 'i-1', quantity: 2 },
  { id: "i'(2)", quantity: 1 },
];
const choice = 'qty%5B%5D=2&attribute%5B5%5D=a+b&attribute%5B4%5D=1&attribute%5B4%5D=2';
const category = { template: { list: 'cart/content' }, config: { category: { shop_by_price: true } } };

/** Every documented call, with its arguments left out and given. */
export const stencilCalls: readonly StencilCall[] = [
  ['cart.getCarts', [{}], json([cart])],
  ['cart.getCarts', [{ includeOptions: true }], json([cart])],
  ['cart.getCart', [{}], json([cart])],
  ['cart.getCart', [undefined], json([])],
  ['cart.getCart', [{ includeOptions: true, params: { currency: 'EUR' } }], json([cart])],
  ['cart.getCart', [{ cartId: 'c-1', includeOptions: true }], json(cart)],
  ['cart.getCart', [{ cartId: 'c-9' }], json({ status: 404, title: 'No such cart' }, 404)],
  ['cart.getCartSummary', [{}], quantity],
  ['cart.getCartQuantity', [{}], quantity],
  ['cart.getCartQuantity', [german], json([])],
  ['cart.itemAdd', [form()], json({ data: { cart_id: 'c-1', line_items: [{ product_id: 86 }] } })],
  ['cart.itemAdd', [form()], added(8), [german]],
  ['cart.itemAdd', [form()], json({ data: { error: 'Sold out', line_items: [] } })],
  ['cart.itemUpdate', ['i-1', 3], succeeded],
  ['cart.itemUpdate', [two], json({ data: { status: 'failed', errors: ['Too many'], line_items: [] } })],
  ['cart.itemRemove', ['i-1'], succeeded],
  ['cart.update', [[{ id: 'i-1', quantity: 2 }]], remote],
  ['cart.postFormData', [form()], page],
  ['cart.getContent', [], page],
  ['cart.getContent', [{ template: 'cart/content', config: { cart: { limit: 4 } } }], page],
  [
    'cart.getContent',
    [{ template: { content: 'cart/content', totals: 'cart/totals' }, params: { suggest: 'i-1' } }],
    parts,
  ],
  ['cart.getContent', [{ template: ['cart/content', 'cart/totals'] }], parts],
  ['cart.getItemGiftWrappingOptions', ['i-1'], remote],
  ['cart.getItemGiftWrappingOptions', ['i-1', { template: 'cart/wrapping' }], remote],
  ['cart.submitItemGiftWrappingOption', ['i-1', { giftwrapping_id: 4, note: 'a b' }], remote],
  ['cart.getShippingQuotes', [{ country_id: 226, city: 'Paris' }], remote],
  ['cart.getShippingQuotes', [{ country_id: 226 }, 'cart/shipping-quotes'], remote],
  ['cart.getShippingQuotes', [{ country_id: 226 }, { quotes: 'cart/shipping-quotes' }], quotes, [german]],
  ['cart.getShippingQuotes', [{ city: '' }], remote, [german]],
  ['cart.submitShippingQuote', [7], remote],
  ['cart.applyCode', ['TENTH & more'], json({ data: { status: 'failed', errors: ['No'] } })],
  ['cart.applyGiftCertificate', ['FUL-50A'], json({ data: { status: 'success' } })],
  ['cart.makeRequest', ['/cart.php?a=1', 'GET', { params: { b: [1, 2], c: null } }, false], html('')],
  ['cart.remoteRequest', ['/any', 'DELETE', { params: { list: [1, 2] } }], remote],
  ['country.getById', [226], remote],
  ['country.getByName', ['Germany'], remote],
  ['country.getByName', ['Germany', german], remote],
  ['product.getById', [86], page],
  ['product.getById', [86, { template: 'products/quick-view', params: { a: 1 } }], page],
  ['productAttributes.optionChange', [86, choice], remote],
  ['productAttributes.optionChange', [86, 'action=add', 'products/bulk-discount-rates'], remote],
  ['productAttributes.optionChange', [86, 'action=add'], json({ data: {}, content: null }), [german]],
  ['productAttributes.optionChange', [86, null, null], remote],
  ['productAttributes.configureInCart', ['i-1', { template: 'cart/modals/configure-product' }], remote],
  ['search.search', ["lamp's (oak) & more"], page],
  ['search.search', ['lamp', { template: 'search/quick-results' }], page],
  ['wishlist.itemAdd', [3, 86], page],
  ['wishlist.itemAdd', [3, 86, { template: 'account/wishlist' }], page],
  ['getPage', ['/lamps/?page=2', { template: 'category/product-listing' }], page],
  ['getPage', ['http://shop.test/lamps/', category], parts],
  ['getPage', ['/none/', {}], html('<p>none</p>', 404)],
  ['getPageByGQL', ['pages/custom/query'], page],
];
