import { randomUUID } from 'node:crypto';
import type { Wishlist } from './wishlist';

/** The wishlists of all customers. */
export interface WishlistLedger {
  of(customerId: number): readonly Wishlist[];
  find(customerId: number, id: number): Wishlist | undefined;
  findShared(token: string): Wishlist | undefined;
  create(customerId: number, name: string, isPublic: boolean): Wishlist;
  remove(customerId: number, ids: readonly number[]): void;
  /** Adds a product or a variant to a list, unless the list already has the same product and variant. */
  add(wishlist: Wishlist, productId: number, variantId: number | null): void;
}

/** Makes a ledger with two lists of the first customer: one with a mug, and an empty public one. */
export function makeWishlistLedger(): WishlistLedger {
  const lists = new Map<number, Wishlist[]>();
  let last = 0;
  const ledger: WishlistLedger = {
    of: (customerId) => lists.get(customerId) ?? [],
    find: (customerId, id) => ledger.of(customerId).find((list) => list.id === id),
    findShared: (token) => [...lists.values()].flat().find((list) => list.isPublic && list.token === token),
    create: (customerId, name, isPublic) => {
      const list = { id: (last += 1), name, isPublic, token: randomUUID(), items: [] };
      lists.set(customerId, [...ledger.of(customerId), list]);
      return list;
    },
    remove: (customerId, ids) => {
      lists.set(
        customerId,
        ledger.of(customerId).filter(({ id }) => !ids.includes(id)),
      );
    },
    add: (list, productId, variantId) => {
      if (list.items.some((item) => item.productId === productId && item.variantId === variantId)) return;
      list.items.push({ id: (last += 1), productId, variantId });
    },
  };
  ledger.add(ledger.create(1, 'For the kitchen', false), 103, null);
  ledger.create(1, 'Birthday', true);
  return ledger;
}
