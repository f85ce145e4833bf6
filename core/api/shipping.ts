import { ShopError } from '../errors/shop-error';
import { errorText } from './error-text';
import { readRemote, type RemoteAnswer } from './remote-answer';
import type { Send } from './send';

/** Where to. Empty fields are sent as they are: the store's answer says which one it misses. */
export interface ShippingDestination {
  country_id: string;
  state_id: string;
  city: string;
  zip_code: string;
}

export interface ShippingCalls {
  /** What shipping the cart would cost, as HTML. */
  quotes(
    destination: ShippingDestination,
    options?: { template?: string; signal?: AbortSignal },
  ): Promise<RemoteAnswer<unknown>>;
  /**
   * Ships the cart by a method of those quotes.
   *
   * @throws StoreError whose `text` is the store's reason
   */
  choose(method: string): Promise<void>;
}

export function createShippingCalls(send: Send): ShippingCalls {
  const path = '/remote/v1/shipping-quote';
  return {
    async quotes({ country_id, state_id, city, zip_code }, { template = 'cart/shipping-quotes', signal } = {}) {
      const query = { country_id, state_id, city, zip_code };
      return readRemote(await send({ method: 'GET', path, query, template, signal }));
    },

    async choose(method) {
      const text = errorText(await send({ method: 'POST', path, form: { shipping_method: method } }));
      if (text) throw new ShopError('data', 'The store did not take the method', { text });
    },
  };
}
