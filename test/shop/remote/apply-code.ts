import { applyCertificate } from '../codes/apply-certificate';
import { applyCoupon } from '../codes/apply-coupon';
import { findCertificate } from '../codes/certificates';
import { cartPageOf } from '../pages/cart-page';
import { text } from '../wire/parse-fields';
import type { RemoteCall, RemoteResponse } from './remote-call';

/** `POST /remote/v1/apply-code`: the coupon form's `code`, which can be a coupon's or a gift certificate's. */
export const applyCode: RemoteCall = (visit) => {
  const code = text(visit.body.fields, 'code');
  const problem = findCertificate(code) ? applyCertificate(visit, code) : applyCoupon(visit, code);
  return { data: statusOf(problem), page: cartPageOf(visit) };
};

/** `POST /remote/v1/gift-certificates` with `code`. */
export const applyGiftCertificate: RemoteCall = (visit) => ({
  data: statusOf(applyCertificate(visit, text(visit.body.fields, 'code'))),
  page: cartPageOf(visit),
});

/** Success is `success` here, but `succeed` in cart/update. Cornerstone reads both in this way. */
const statusOf = (problem: string | null): RemoteResponse['data'] =>
  problem ? { status: 'error', errors: [problem] } : { status: 'success' };
