import { readData } from './remote-answer';
import type { Send } from './send';

export interface CurrencyCalls {
  /**
   * Changes the currency of the cart.
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
      readData(await send({ method: 'POST', path, json: { currencyCode } }));
    },
  };
}
