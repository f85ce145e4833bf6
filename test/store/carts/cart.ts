import { randomUUID } from 'node:crypto';
import type { Choice } from '../choices/choice';

/** A shopper's cart. */
export interface Cart {
  id: string;
  lines: CartLine[];
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
}

/** A cart without lines. */
export const makeCart = (): Cart => ({
  id: randomUUID(),
  lines: [],
  createdAt: new Date(),
  updatedAt: new Date(),
  version: 0,
});

/** Notes that a cart has changed. */
export function touchCart(cart: Cart): void {
  cart.updatedAt = new Date();
  cart.version += 1;
}

/** How many things are in a cart. */
export const cartQuantity = (cart: Cart | null): number =>
  cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
