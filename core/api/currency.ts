import { ShopError } from '../errors/shop-error';
import { errorText } from './error-text';
import type { Send } from './send';

export interface CurrencyCalls {
  /**
   * Changes the currency of the cart. Every success status counts, whatever its body, and so do redirects within the shop: the
   * platform's own theme reads no answer but an error's (decision 2).
   *
   * @param url the address on the currency's link
   * @throws ShopError whose `text` is the shop's reason
   */
  switchCart(url: string, currencyCode: string): Promise<void>;
}

export function createCurrencyCalls(send: Send): CurrencyCalls {
  return {
    async switchCart(url, currencyCode) {
      // The printed address already contains the language path. `send` adds that path unless the address is a whole one.
      const path = new URL(url, document.baseURI).href;
      const text = errorText(await send({ method: 'POST', path, json: { currencyCode } }));
      if (text) throw new ShopError('data', 'The shop did not change the currency', { text });
    },
  };
}
