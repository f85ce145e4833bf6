import { ownOptions } from '../page/own-options';
import { ShopError } from '../errors/shop-error';
import { errorText } from './error-text';
import { readHtml } from './read-fragment';
import { readData, readRemote, type RemoteAnswer } from './remote-answer';
import type { Send } from './send';

/** The address to ship to. Empty fields are sent too, because the shop's answer names the missing one. */
export interface ShippingDestination {
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
  ): Promise<RemoteAnswer<unknown>>;
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
