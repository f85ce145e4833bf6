import type { Send } from './send';

export interface WishlistCalls {
  /** Puts a product onto a wishlist of the shopper's account. */
  add(wishlistId: string, productId: string): Promise<void>;
}

export function createWishlistCalls(send: Send): WishlistCalls {
  return {
    async add(wishlistId, productId) {
      const ids = `wishlistid=${encodeURIComponent(wishlistId)}&product_id=${encodeURIComponent(productId)}`;
      await send({ method: 'POST', path: `/wishlist.php?action=add&${ids}` });
    },
  };
}
