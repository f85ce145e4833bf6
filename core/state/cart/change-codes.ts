import type { Origin } from '../../events/cart-change';
import type { AppThunk } from '../make-store';
import { changeCart } from './write-cart';

export type CodeKind = 'coupon' | 'certificate';

/** A refusal rejects with a ShopError. */
export function applyCode(code: string, kind: CodeKind, origin: Origin): AppThunk<Promise<void>> {
  return changeCart({ kind: 'apply-code', code }, origin, ({ codes }) =>
    kind === 'coupon' ? codes.applyCoupon(code) : codes.applyGiftCertificate(code),
  );
}
