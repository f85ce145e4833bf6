import { ShopError } from '../errors/shop-error';
import { errorText } from './error-text';
import { readRemote } from './remote-answer';
import type { Send } from './send';

export interface CodesCalls {
  /**
   * Takes a coupon off the cart's price.
   *
   * @throws StoreError whose `text` is the store's reason
   */
  applyCoupon(code: string): Promise<void>;
  /**
   * Pays with a gift certificate.
   *
   * @throws StoreError whose `text` is the store's reason
   */
  applyGiftCertificate(code: string): Promise<void>;
}

export function createCodesCalls(send: Send): CodesCalls {
  const apply = async (path: string, code: string): Promise<void> => {
    const answer = await send({ method: 'POST', path, form: { code } });
    // Here it is `success`; where quantities are changed the store says `succeed`.
    if (readRemote<{ status?: string }>(answer).data?.status !== 'success') {
      throw new ShopError('data', 'The store did not take the code', { text: errorText(answer) });
    }
  };
  return {
    applyCoupon: (code) => apply('/remote/v1/apply-code', code),
    applyGiftCertificate: (code) => apply('/remote/v1/gift-certificates', code),
  };
}
