import { ownOptions } from '../page/own-options';
import { ShopError } from '../errors/shop-error';
import { errorText, readHtml, readSections, readRemote, readData, type RemoteResponse } from './read-response';
import { normalizeFormData, type FormFields } from './encode-form';
import type { Send } from './send';

/** The shop's response after lines were added or removed. Analytics use all fields except `cart_id` and `cart_item`. */
export interface CartWriteData {
  cart_id?: string | null;
  cart_item?: { id?: string | null; cart_url?: string | null } | null;
  channel_id?: number | null;
  currency?: string | null;
  product_value?: number | null;
  line_items?: { product_id?: number | string | null }[] | null;
}

export interface CartItemQuantity {
  /** The id of the line in the cart. */
  id: string;
  /** 0 removes the line. */
  quantity: number;
}

export interface CartCalls {
  /**
   * Puts a product into the cart.
   *
   * @param form the product form; its empty fields and empty files are not sent
   * @throws ShopError whose `text` is the shop's reason
   */
  add(form: FormData): Promise<CartWriteData>;
  /**
   * Changes quantities.
   *
   * @throws ShopError whose `text` is the shop's reason
   */
  update(items: readonly CartItemQuantity[]): Promise<CartWriteData>;
  /** The cart preview as HTML. `suggest` is the id of a cart line: the preview shows products that are related to it. */
  preview(options?: {
    suggest?: string | null | undefined;
    template?: string;
    signal?: AbortSignal | undefined;
  }): Promise<string>;
  /** Several sections of the cart page in one call, each as HTML. */
  content<Name extends string>(sections: Sections<Name>, signal?: AbortSignal): Promise<Record<Name, string>>;
  /**
   * Posts a form of the cart page (changed options) as the browser would. The shop redirects to the cart page and renders
   * only the given sections of it. These sections contain the shop's messages about the form.
   *
   * @returns the sections; null when the response is something else
   */
  post<Name extends string>(form: FormData, sections: Sections<Name>): Promise<Record<Name, string> | null>;
  /**
   * Requests a link of the cart page that changes the cart, e.g. one that removes a coupon. Returns the same as `post`.
   *
   * @param url the link's URL as the server rendered it
   */
  follow<Name extends string>(url: string, sections: Sections<Name>): Promise<Record<Name, string> | null>;
}

type Sections<Name extends string> = Readonly<Record<Name, string>>;

/** How many related products the preview shows. */
const SUGGESTIONS = 4;

export function createCartCalls(send: Send): CartCalls {
  return {
    async add(form) {
      const response = await send({
        method: 'POST',
        path: '/remote/v1/cart/add',
        form: normalizeFormData(form),
      });
      const text = errorText(response);
      if (text) throw new ShopError('data', 'The shop did not add the product', { text });
      const { data } = readRemote<CartWriteData>(response);
      // Some proxies respond with 200 with a page of HTML. Then it is unknown whether the product is in the cart.
      if (!data) throw new ShopError('data', 'The shop did not confirm the product');
      return data;
    },

    async update(items) {
      const response = await send({
        method: 'POST',
        path: '/remote/v1/cart/update',
        form: { items: items.map(({ id, quantity }) => ({ id, quantity })) },
      });
      const { data } = readRemote<CartWriteData & { status?: string }>(response);
      if (data?.status !== 'succeed') {
        throw new ShopError('data', 'The shop did not change the cart', { text: errorText(response) });
      }
      return data;
    },

    async preview(given = {}) {
      const { suggest, template = 'cart/preview', signal } = ownOptions(given);
      const config = { cart: { suggestions: { limit: SUGGESTIONS } } };
      const query = { suggest: suggest ?? undefined };
      return readHtml(await send({ method: 'GET', path: '/cart.php', query, template, config, signal }));
    },

    async content(sections, signal) {
      return readSections(await send({ method: 'GET', path: '/cart.php', template: sections, signal }), sections);
    },

    async post(form, sections) {
      return sectionsOrNull(await send({ method: 'POST', path: '/cart.php', form, template: sections }), sections);
    },

    async follow(url, sections) {
      const path = new URL(url, document.baseURI).href;
      return sectionsOrNull(await send({ method: 'GET', path, template: sections }), sections);
    },
  };
}

/** Sections are JSON. If the shop does not redirect, or redirects to another page, the response is a whole page. */
function sectionsOrNull<Name extends string>(response: unknown, sections: Sections<Name>): Record<Name, string> | null {
  return typeof response === 'object' && response !== null ? readSections(response, sections) : null;
}

export interface CodesCalls {
  /**
   * Applies a coupon to the cart.
   *
   * @throws ShopError whose `text` is the shop's reason
   */
  applyCoupon(code: string): Promise<void>;
  /**
   * Applies a gift certificate to the cart.
   *
   * @throws ShopError whose `text` is the shop's reason
   */
  applyGiftCertificate(code: string): Promise<void>;
}

export function createCodesCalls(send: Send): CodesCalls {
  const apply = async (path: string, code: string): Promise<void> => {
    const response = await send({ method: 'POST', path, form: { code } });
    // The status is `success` here, but `succeed` in the response of `/cart/update`.
    if (readRemote<{ status?: string }>(response).data?.status !== 'success') {
      throw new ShopError('data', 'The shop did not accept the code', { text: errorText(response) });
    }
  };
  return {
    applyCoupon: (code) => apply('/remote/v1/apply-code', code),
    applyGiftCertificate: (code) => apply('/remote/v1/gift-certificates', code),
  };
}

export interface GiftWrappingCalls {
  /** The form in which the shopper chooses the wrapping of an item, as HTML. */
  options(itemId: string, options?: { template?: string; signal?: AbortSignal }): Promise<RemoteResponse<unknown>>;
  /**
   * Chooses the wrapping of an item.
   *
   * @param fields the fields of the form that `options` gives
   * @throws ShopError whose `text` is the shop's reason
   */
  choose(itemId: string, fields: FormFields): Promise<void>;
}

export function createGiftWrappingCalls(send: Send): GiftWrappingCalls {
  const pathOf = (itemId: string): string => `/remote/v1/gift-wrapping/${encodeURIComponent(itemId)}`;
  return {
    async options(itemId, given = {}) {
      const { template = 'cart/modals/gift-wrapping-form', signal } = ownOptions(given);
      return readRemote(await send({ method: 'GET', path: pathOf(itemId), template, signal }));
    },

    async choose(itemId, fields) {
      const text = errorText(readData(await send({ method: 'POST', path: pathOf(itemId), form: fields })));
      if (text) throw new ShopError('data', 'The shop did not wrap the item', { text });
    },
  };
}

/** The address to ship to. Empty fields are sent too, because the shop's response names the missing one. */
interface ShippingDestination {
  country_id: string;
  state_id: string;
  city: string;
  zip_code: string;
}

export interface ShippingCalls {
  /**
   * The shipping methods for the cart and their costs, as HTML.
   *
   * @throws ShopError also when there is no HTML
   */
  quotes(
    destination: ShippingDestination,
    options?: { template?: string; signal?: AbortSignal },
  ): Promise<RemoteResponse<unknown>>;
  /**
   * Chooses a shipping method.
   *
   * @param method the method's id in the quotes
   * @throws ShopError whose `text` is the shop's reason
   */
  choose(method: string): Promise<void>;
}

export function createShippingCalls(send: Send): ShippingCalls {
  const path = '/remote/v1/shipping-quote';
  return {
    async quotes({ country_id, state_id, city, zip_code }, given = {}) {
      const { template = 'cart/shipping-quotes', signal } = ownOptions(given);
      const query = { country_id, state_id, city, zip_code };
      const quotes = readRemote(await send({ method: 'GET', path, query, template, signal }));
      readHtml(quotes.content);
      return quotes;
    },

    async choose(method) {
      const text = errorText(readData(await send({ method: 'POST', path, form: { shipping_method: method } })));
      if (text) throw new ShopError('data', 'The shop did not accept the method', { text });
    },
  };
}

export interface CurrencyCalls {
  /**
   * Changes the currency of the cart. Every success status counts, whatever its body, and so do redirects within the shop: the
   * platform's own theme reads no response but an error's (decision 2).
   *
   * @param url the URL on the currency's link
   * @throws ShopError whose `text` is the shop's reason
   */
  switchCart(url: string, currencyCode: string): Promise<void>;
}

export function createCurrencyCalls(send: Send): CurrencyCalls {
  return {
    async switchCart(url, currencyCode) {
      // The rendered URL already contains the language path. `send` adds that path unless the URL is a whole one.
      const path = new URL(url, document.baseURI).href;
      const text = errorText(await send({ method: 'POST', path, json: { currencyCode } }));
      if (text) throw new ShopError('data', 'The shop did not change the currency', { text });
    },
  };
}
