import { ShopError } from '../errors/shop-error';
import { withoutPrototype } from '../page/without-prototype';
import type { Send } from './send';
import {
  errorText,
  type FormFields,
  normalizeFormData,
  type RemoteResponse,
  readData,
  readHtml,
  readRemote,
  readSections,
} from './wire';

export interface CartWriteData {
  cart_id?: string | null;
  cart_item?: { id?: string | null; cart_url?: string | null } | null;
  channel_id?: number | null;
  currency?: string | null;
  product_value?: number | null;
  line_items?: { product_id?: number | string | null }[] | null;
}

export interface CartItemQuantity {
  id: string;
  /** 0 removes the line. */
  quantity: number;
}

export interface CartCalls {
  /** Empty fields and files of the product form are not sent. */
  add(form: FormData): Promise<CartWriteData>;
  update(items: readonly CartItemQuantity[]): Promise<CartWriteData>;
  /** `suggest` is a cart line's id: the preview shows products related to it. */
  preview(options?: {
    suggest?: string | null | undefined;
    template?: string;
    signal?: AbortSignal | undefined;
  }): Promise<string>;
  /** Sections of the cart page, as HTML. */
  content<Name extends string>(sections: Sections<Name>, signal?: AbortSignal): Promise<Record<Name, string>>;
  /** Posts a form; the shop redirects to the cart page and renders only `sections`. Null for any other response. */
  post<Name extends string>(form: FormData, sections: Sections<Name>): Promise<Record<Name, string> | null>;
  /** For a link that changes the cart; resolves as `post`. */
  follow<Name extends string>(url: string, sections: Sections<Name>): Promise<Record<Name, string> | null>;
}

type Sections<Name extends string> = Readonly<Record<Name, string>>;

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
      // Unknown whether it was added: a proxy may respond 200 with HTML.
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
      const { suggest, template = 'cart/preview', signal } = withoutPrototype(given);
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

/** A whole page means that the shop did not redirect to the cart page. */
function sectionsOrNull<Name extends string>(response: unknown, sections: Sections<Name>): Record<Name, string> | null {
  return typeof response === 'object' && response !== null ? readSections(response, sections) : null;
}

export interface CodesCalls {
  applyCoupon(code: string): Promise<void>;
  applyGiftCertificate(code: string): Promise<void>;
}

export function createCodesCalls(send: Send): CodesCalls {
  const apply = async (path: string, code: string): Promise<void> => {
    const response = await send({ method: 'POST', path, form: { code } });
    // `success` here, but `succeed` from `/cart/update`.
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
  options(itemId: string, options?: { template?: string; signal?: AbortSignal }): Promise<RemoteResponse<unknown>>;
  /** @param fields of the form from `options` */
  choose(itemId: string, fields: FormFields): Promise<void>;
}

export function createGiftWrappingCalls(send: Send): GiftWrappingCalls {
  const pathOf = (itemId: string): string => `/remote/v1/gift-wrapping/${encodeURIComponent(itemId)}`;
  return {
    async options(itemId, given = {}) {
      const { template = 'cart/modals/gift-wrapping-form', signal } = withoutPrototype(given);
      return readRemote(await send({ method: 'GET', path: pathOf(itemId), template, signal }));
    },

    async choose(itemId, fields) {
      const text = errorText(readData(await send({ method: 'POST', path: pathOf(itemId), form: fields })));
      if (text) throw new ShopError('data', 'The shop did not wrap the item', { text });
    },
  };
}

/** Empty fields are sent too: the response names the missing one. */
interface ShippingDestination {
  country_id: string;
  state_id: string;
  city: string;
  zip_code: string;
}

export interface ShippingCalls {
  /** Throws a ShopError without HTML. */
  quotes(
    destination: ShippingDestination,
    options?: { template?: string; signal?: AbortSignal },
  ): Promise<RemoteResponse<unknown>>;
  /** @param method its id in the quotes */
  choose(method: string): Promise<void>;
}

export function createShippingCalls(send: Send): ShippingCalls {
  const path = '/remote/v1/shipping-quote';
  return {
    async quotes({ country_id, state_id, city, zip_code }, given = {}) {
      const { template = 'cart/shipping-quotes', signal } = withoutPrototype(given);
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
  /** A success needs no body: the platform's own theme reads only errors (decision 2). */
  switchCart(url: string, currencyCode: string): Promise<void>;
}

export function createCurrencyCalls(send: Send): CurrencyCalls {
  return {
    async switchCart(url, currencyCode) {
      // The rendered URL already has the language path.
      const path = new URL(url, document.baseURI).href;
      const text = errorText(await send({ method: 'POST', path, json: { currencyCode } }));
      if (text) throw new ShopError('data', 'The shop did not change the currency', { text });
    },
  };
}
