import { ShopError } from '../errors/shop-error';
import { errorText } from './error-text';
import { readRemote } from './remote-answer';
import type { Send } from './send';

export interface CodesCalls {
  /**
   * Applies a coupon to the cart.
   *
   * @throws ShopError whose `text` is the shop's reason
   */
  applyCoupon(code: string): Promise<void>;
  /**
   * Applies a gift certificate to the cart.
   *
   * @throws ShopError whose `text` is the shop's reason
   */
  applyGiftCertificate(code: string): Promise<void>;
}

export function createCodesCalls(send: Send): CodesCalls {
  const apply = async (path: string, code: string): Promise<void> => {
    const answer = await send({ method: 'POST', path, form: { code } });
    // The status is `success` here, but `succeed` in the answer of `/cart/update`.
    if (readRemote<{ status?: string }>(answer).data?.status !== 'success') {
      throw new ShopError('data', 'The shop did not accept the code', { text: errorText(answer) });
    }
  };
  return {
    applyCoupon: (code) => apply('/remote/v1/apply-code', code),
    applyGiftCertificate: (code) => apply('/remote/v1/gift-certificates', code),
  };
}
