import { ownOptions } from '../page/own-options';
import { ShopError } from '../errors/shop-error';
import { errorText } from './error-text';
import { normalizeFormData } from './normalize-form-data';
import { readHtml, readSections } from './read-fragment';
import { readRemote } from './remote-answer';
import type { Send } from './send';

/** The shop's answer after lines were added or removed. Analytics use all fields except `cart_id` and `cart_item`. */
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
   * @returns the sections; null when the answer is something else
   */
  post<Name extends string>(form: FormData, sections: Sections<Name>): Promise<Record<Name, string> | null>;
  /**
   * Requests a link of the cart page that changes the cart, e.g. one that removes a coupon. Returns the same as `post`.
   *
   * @param url the link's address as the server printed it
   */
  follow<Name extends string>(url: string, sections: Sections<Name>): Promise<Record<Name, string> | null>;
}

type Sections<Name extends string> = Readonly<Record<Name, string>>;

/** How many related products the preview shows. */
const SUGGESTIONS = 4;

export function createCartCalls(send: Send): CartCalls {
  return {
    async add(form) {
      const answer = await send({
        method: 'POST',
        path: '/remote/v1/cart/add',
        form: normalizeFormData(form),
      });
      const text = errorText(answer);
      if (text) throw new ShopError('data', 'The shop did not add the product', { text });
      const { data } = readRemote<CartWriteData>(answer);
      // Some proxies answer 200 with a page of HTML. Then it is unknown whether the product is in the cart.
      if (!data) throw new ShopError('data', 'The shop did not confirm the product');
      return data;
    },

    async update(items) {
      const answer = await send({
        method: 'POST',
        path: '/remote/v1/cart/update',
        form: { items: items.map(({ id, quantity }) => ({ id, quantity })) },
      });
      const { data } = readRemote<CartWriteData & { status?: string }>(answer);
      if (data?.status !== 'succeed') {
        throw new ShopError('data', 'The shop did not change the cart', { text: errorText(answer) });
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

/** Sections are JSON. If the shop does not redirect, or redirects to another page, the answer is a whole page. */
function sectionsOrNull<Name extends string>(answer: unknown, sections: Sections<Name>): Record<Name, string> | null {
  return typeof answer === 'object' && answer !== null ? readSections(answer, sections) : null;
}
