import { ShopError } from '../errors/shop-error';
import { errorText } from './error-text';
import { normalizeFormData } from './normalize-form-data';
import { readHtml, readSections } from './read-fragment';
import { readRemote } from './remote-answer';
import type { Send } from './send';

/** What the store says of lines that were added or removed; analytics want all but the first two. */
export interface CartWriteData {
  cart_id?: string | null;
  cart_item?: { id?: string | null; cart_url?: string | null } | null;
  channel_id?: number | null;
  currency?: string | null;
  product_value?: number | null;
  line_items?: { product_id?: number | string | null }[] | null;
}

export interface CartItemQuantity {
  /** The cart's line. */
  id: string;
  /** 0 removes it. */
  quantity: number;
}

export interface CartCalls {
  /**
   * Puts a product into the cart.
   *
   * @param form the product form; empty fields and files are left out
   * @throws StoreError whose `text` is the store's reason
   */
  add(form: FormData): Promise<CartWriteData>;
  /**
   * Changes quantities.
   *
   * @throws StoreError whose `text` is the store's reason
   */
  update(items: readonly CartItemQuantity[]): Promise<CartWriteData>;
  /** What the cart holds, as the HTML of a preview. `suggest` is the line whose companions are shown. */
  preview(options?: {
    suggest?: string | null | undefined;
    template?: string;
    signal?: AbortSignal | undefined;
  }): Promise<string>;
  /** Several parts of the cart page at once, each as HTML. */
  content<Name extends string>(sections: Sections<Name>, signal?: AbortSignal): Promise<Record<Name, string>>;
  /**
   * Posts a form of the cart page (changed options) as the browser would. The store answers with a redirect to
   * the cart page, of which only the given parts are asked for.
   *
   * @returns the parts; null when the answer was something else. What the store has to say about the form is among
   *   the page's messages.
   */
  post<Name extends string>(form: FormData, sections: Sections<Name>): Promise<Record<Name, string> | null>;
  /**
   * Follows a link of the cart page that changes the cart, with the same kind of answer.
   *
   * @param url as the server printed it
   */
  follow<Name extends string>(url: string, sections: Sections<Name>): Promise<Record<Name, string> | null>;
}

type Sections<Name extends string> = Readonly<Record<Name, string>>;

/** How many companions of an added product the preview shows. */
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
      if (text) throw new ShopError('data', 'The store did not add the product', { text });
      const { data } = readRemote<CartWriteData>(answer);
      // A page of HTML that says it is well: nobody knows whether the product is in the cart.
      if (!data) throw new ShopError('data', 'The store did not say what it added');
      return data;
    },

    async update(items) {
      const answer = await send({
        method: 'POST',
        path: '/remote/v1/cart/update',
        form: { items: items.map(plain) },
      });
      const { data } = readRemote<CartWriteData & { status?: string }>(answer);
      if (data?.status !== 'succeed') {
        throw new ShopError('data', 'The store did not change the cart', { text: errorText(answer) });
      }
      return data;
    },

    async preview({ suggest, template = 'cart/preview', signal } = {}) {
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

/** Parts are JSON; a store that does not redirect, or redirects elsewhere, answers with a page. */
function sectionsOrNull<Name extends string>(answer: unknown, sections: Sections<Name>): Record<Name, string> | null {
  return typeof answer === 'object' && answer !== null ? readSections(answer, sections) : null;
}

/** Only what the store knows of an item, in the order in which it is documented. */
function plain({ id, quantity }: CartItemQuantity): { id: string; quantity: number } {
  return { id, quantity };
}
