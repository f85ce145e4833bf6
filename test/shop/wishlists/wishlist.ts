/** A list of things that a customer would like to have. */
export interface Wishlist {
  id: number;
  name: string;
  isPublic: boolean;
  /** Stands for it in the address that is given away. */
  token: string;
  items: WishlistItem[];
}

export interface WishlistItem {
  id: number;
  productId: number;
  /** null for any. */
  variantId: number | null;
}
