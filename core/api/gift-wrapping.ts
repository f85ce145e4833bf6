import { ownOptions } from '../page/own-options';
import { ShopError } from '../errors/shop-error';
import type { FormFields } from './encode-form';
import { errorText } from './error-text';
import { readData, readRemote, type RemoteAnswer } from './remote-answer';
import type { Send } from './send';

export interface GiftWrappingCalls {
  /** The form in which the shopper chooses the wrapping of an item, as HTML. */
  options(itemId: string, options?: { template?: string; signal?: AbortSignal }): Promise<RemoteAnswer<unknown>>;
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
