import type { CartItemQuantity, CartWriteData } from '../../core/api/cart';
import { emitBodl } from '../../core/events/bodl';
import { sendWidgetEvent } from '../../core/events/widget-events';
import {
  type Callback,
  type Optional,
  type RequestOptions,
  type SendRequest,
  separate,
  separateTemplate,
  type WithTemplate,
} from './call-arguments';
import type { Hooks } from './create-hooks';
import { fieldOf } from './tools';

export const cartIdOf = (response: unknown): string | null | undefined => acceptedData(response)?.cart_id;

/** By another script. */
function reportAdded(form: FormData, response: unknown): void {
  const data = acceptedData(response);
  if (!data) return;
  emitBodl('AddCartItemEvent', data);
  const productId = String(form.get('product_id') ?? '');
  const itemId = data.cart_item?.id ?? null;
  sendWidgetEvent('widgets:item-added', { productId, itemId, cartId: data.cart_id ?? null });
}

/** By another script. */
function reportRemoved(items: readonly CartItemQuantity[], response: unknown): void {
  const data = acceptedData(response);
  const itemIds = items.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
  if (!data || itemIds.length === 0) return;
  emitBodl('RemoveCartItemEvent', data);
  sendWidgetEvent('widgets:item-removed', { itemIds, cartId: data.cart_id ?? null });
}

/** Null for a refusal. */
function acceptedData(response: unknown): CartWriteData | null {
  const data = fieldOf(response, 'data');
  const isRefusal = fieldOf(data, 'error') || fieldOf(data, 'status') === 'failed';
  return typeof data === 'object' && !isRefusal ? (data as CartWriteData | null) : null;
}

/** The API needs plain commas. */
const OPTIONS = '?include=lineItems.physicalItems.options,lineItems.digitalItems.options';

type CartOptions = RequestOptions & { readonly cartId?: string; readonly includeOptions?: boolean };
type Params = NonNullable<RequestOptions['params']>;

export function createCartApi(hooks: Hooks, request: SendRequest, write: SendRequest) {
  const post = (path: string, options: RequestOptions, callback: Callback) =>
    write('POST', `/remote/v1/${path}`, options, callback);

  const getCarts = (options: CartOptions | null | undefined, callback: Callback) =>
    request('GET', `/api/storefront/carts${options?.includeOptions ? OPTIONS : ''}`, options, callback);
  const getCartSummary = (options: RequestOptions | null | undefined, callback: Callback) =>
    request('GET', '/api/storefront/cart-summary', options, callback);

  const update = (items: readonly CartItemQuantity[], callback: Callback) =>
    post('cart/update', { params: { items: items.map((item) => ({ ...item })) } }, callback);
  const updateAnd = (hook: string, items: readonly CartItemQuantity[], callback: Callback) =>
    update(items, (err, response) => {
      hooks.emit(hook, { items, err, response });
      reportRemoved(items, response);
      callback(err, response);
    });

  return {
    getCarts,
    getCart(options: CartOptions | null | undefined, callback: Callback) {
      const { cartId, includeOptions } = options ?? {};
      if (cartId) {
        request('GET', `/api/storefront/carts/${cartId}${includeOptions ? OPTIONS : ''}`, options, callback);
      } else {
        // A shopper has one cart at most.
        getCarts(options, (err, response) => callback(err, fieldOf(response, '0')));
      }
    },
    getCartSummary,
    getCartQuantity: (options: RequestOptions | null | undefined, callback: Callback) =>
      getCartSummary(options, (err, response) =>
        err ? callback(err) : callback(null, fieldOf(response, 'total_quantity') || 0),
      ),

    itemAdd: (formData: FormData, callback: Callback, { baseUrl = null }: RequestOptions = {}) =>
      post('cart/add', { formData, baseUrl }, (err, response) => {
        hooks.emit('cart-item-add-remote', { err, response });
        reportAdded(formData, response);
        callback(err, response);
      }),
    /** Takes an id and a quantity, or a list. */
    itemUpdate(...given: [string, number, Callback] | [CartItemQuantity[], Callback]) {
      const [line, quantity, callback] = given;
      const hook = 'cart-item-update-remote';
      if (Array.isArray(line)) updateAnd(hook, line, quantity as Callback);
      else updateAnd(hook, [{ id: line, quantity: quantity as number }], callback as Callback);
    },
    itemRemove: (id: string, callback: Callback) =>
      updateAnd('cart-item-remove-remote', [{ id, quantity: 0 }], callback),
    update,
    postFormData: (formData: FormData, callback: Callback) => write('POST', '/cart.php', { formData }, callback),
    getContent: (...given: Optional) => request('GET', '/cart.php', ...separate(given)),

    getItemGiftWrappingOptions: (id: string, ...given: Optional) =>
      request('GET', `/remote/v1/gift-wrapping/${id}`, ...separate(given)),
    submitItemGiftWrappingOption: (id: string, params: Params, callback: Callback) =>
      post(`gift-wrapping/${id}`, { params }, callback),

    getShippingQuotes(params: Params, ...given: WithTemplate) {
      const [template, callback, options] = separateTemplate(given);
      request('GET', '/remote/v1/shipping-quote', { ...options, params, ...(template && { template }) }, callback);
    },
    submitShippingQuote: (method: string | number, callback: Callback) =>
      post('shipping-quote', { params: { shipping_method: method } }, callback),
    applyCode: (code: string, callback: Callback) => post('apply-code', { params: { code } }, callback),
    applyGiftCertificate: (code: string, callback: Callback) =>
      post('gift-certificates', { params: { code } }, callback),
  };
}
