import { randomUUID } from 'node:crypto';
import type { Choice } from '../choices/choice';
import type { CertificateRecord } from '../codes/certificate-record';
import type { CouponRecord } from '../codes/coupon-record';
import type { Destination } from '../places/destination';
import type { ChosenWrapping } from '../wrapping/read-wrappings';
import type { BoughtCertificate } from './bought-certificate';

export interface Cart {
  id: string;
  lines: CartLine[];
  /** Gift certificates to be bought. */
  bought: BoughtCertificate[];
  coupons: CouponRecord[];
  /** Gift certificates that pay for the order. */
  certificates: CertificateRecord[];
  /** The last shipping quotes. The id of a quote is its position in `keys`. */
  quotes: { destination: Destination; keys: string[] } | null;
  /** The shipping quote that the shopper chose. */
  shipping: { destination: Destination; methodKey: string } | null;
  createdAt: Date;
  updatedAt: Date;
  /** The number of changes so far. */
  version: number;
}

/** One line: a variant with its choices and its quantity. */
export interface CartLine {
  id: string;
  productId: number;
  variantId: number;
  quantity: number;
  choices: Choice[];
  wrapping: ChosenWrapping | null;
}

export const makeCart = (): Cart => ({
  id: randomUUID(),
  lines: [],
  bought: [],
  coupons: [],
  certificates: [],
  quotes: null,
  shipping: null,
  createdAt: new Date(),
  updatedAt: new Date(),
  version: 0,
});

/** Records that a cart has changed. */
export function touchCart(cart: Cart): void {
  cart.updatedAt = new Date();
  cart.version += 1;
}

/** The number of items in a cart. */
export const cartQuantity = (cart: Cart | null): number =>
  (cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0) + (cart?.bought.length ?? 0);
