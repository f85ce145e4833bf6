/** A customer's wishlist. */
export interface Wishlist {
  id: number;
  name: string;
  isPublic: boolean;
  /** Identifies the list in its share URL. */
  token: string;
  items: WishlistItem[];
}

export interface WishlistItem {
  id: number;
  productId: number;
  /** null for any variant. */
  variantId: number | null;
}
