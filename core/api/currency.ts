import type { Send } from './send';

export interface CurrencyCalls {
  /**
   * Moves the cart to another currency.
   *
   * @param url from the currency's link, used as it is
   * @throws StoreError whose `text` is the store's reason
   */
  switchCart(url: string, currencyCode: string): Promise<void>;
}

export function createCurrencyCalls(send: Send): CurrencyCalls {
  return {
    async switchCart(url, currencyCode) {
      // The link was printed for this page, so its language is in it already: a whole address stays as it is.
      const path = new URL(url, document.baseURI).href;
      await send({ method: 'POST', path, json: { currencyCode } });
    },
  };
}
