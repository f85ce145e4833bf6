import { randomUUID } from 'node:crypto';
import type { Choice } from '../choices/choice';
import type { CertificateRecord } from '../codes/certificate-record';
import type { CouponRecord } from '../codes/coupon-record';
import type { Destination } from '../places/destination';
import type { ChosenWrapping } from '../wrapping/read-wrappings';
import type { BoughtCertificate } from './bought-certificate';

/** A shopper's cart. */
export interface Cart {
  id: string;
  lines: CartLine[];
  /** Gift certificates that are to be bought. */
  bought: BoughtCertificate[];
  coupons: CouponRecord[];
  /** Gift certificates that pay for it. */
  certificates: CertificateRecord[];
  /** The last quotes for shipping; their places in this list are their ids. */
  quotes: { destination: Destination; keys: string[] } | null;
  /** The quote that the shopper chose. */
  shipping: { destination: Destination; methodKey: string } | null;
  createdAt: Date;
  updatedAt: Date;
  /** Counts its changes. */
  version: number;
}

/** One line: a variant with its choices, so many times. */
export interface CartLine {
  id: string;
  productId: number;
  variantId: number;
  quantity: number;
  choices: Choice[];
  wrapping: ChosenWrapping | null;
}

/** A cart without lines. */
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

/** Notes that a cart has changed. */
export function touchCart(cart: Cart): void {
  cart.updatedAt = new Date();
  cart.version += 1;
}

/** The number of things in a cart. */
export const cartQuantity = (cart: Cart | null): number =>
  (cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0) + (cart?.bought.length ?? 0);
