import type { Origin } from '../../events/cart-change';
import type { AppThunk } from '../make-store';
import { requestChange } from './request-change';
import { writeCart } from './write-cart';

export type CodeKind = 'coupon' | 'certificate';

/** Applies a coupon or a gift certificate. A refusal rejects with a ShopError whose `text` is the shop's reason. */
export function applyCode(code: string, kind: CodeKind, origin: Origin): AppThunk<Promise<void>> {
  return (dispatch) => {
    const send = writeCart(({ codes }) =>
      kind === 'coupon' ? codes.applyCoupon(code) : codes.applyGiftCertificate(code),
    );
    return requestChange({ kind: 'apply-code', code }, origin, () => dispatch(send));
  };
}
