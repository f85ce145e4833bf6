import { readData } from './remote-answer';
import type { Send } from './send';

export interface CurrencyCalls {
  /**
   * Moves the cart to another currency.
   *
   * @param url the address on the currency's link
   * @throws ShopError whose `text` is the shop's reason
   */
  switchCart(url: string, currencyCode: string): Promise<void>;
}

export function createCurrencyCalls(send: Send): CurrencyCalls {
  return {
    async switchCart(url, currencyCode) {
      // The printed address holds the page's language already; `send` adds none to a whole address.
      const path = new URL(url, document.baseURI).href;
      readData(await send({ method: 'POST', path, json: { currencyCode } }));
    },
  };
}
