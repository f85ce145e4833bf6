import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withChanges } from './with-changes';

export interface CartState {
  /** `''` when the shopper has no cart yet, null while unknown. */
  id: string | null;
  /** How many items the cart holds; null while unknown. */
  quantity: number | null;
  /** `stored`: this browser remembers it from an earlier page; `known`: the shop has answered. */
  status: 'unknown' | 'stored' | 'known';
  /** Grows with every write to the cart, so that a cart's content can be asked for anew. */
  changes: number;
  /** `changes` when the shop said the quantity: after another write it is no longer certain. */
  countedAt: number;
}

const initialState: CartState = { id: null, quantity: null, status: 'unknown', changes: 0, countedAt: 0 };

/** The shopper's cart, as far as more than one slot needs to know it. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartQuantityRemembered: (cart, { payload }: PayloadAction<number>) =>
      cart.status === 'known' ? cart : withChanges(cart, { quantity: payload, status: 'stored' }),
    cartQuantityReceived: (cart, { payload }: PayloadAction<number>) =>
      withChanges(cart, { quantity: payload, status: 'known', countedAt: cart.changes }),
    cartChanged: (cart, { payload }: PayloadAction<{ cartId?: string | undefined }>) =>
      withChanges(cart, { changes: cart.changes + 1, id: payload.cartId || cart.id }),
  },
  selectors: {
    selectCart: (cart) => cart,
    selectCartQuantity: (cart) => cart.quantity,
  },
});

export const { cartQuantityRemembered, cartQuantityReceived, cartChanged } = cartSlice.actions;
export const { selectCart, selectCartQuantity } = cartSlice.selectors;
