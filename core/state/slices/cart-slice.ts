import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Returns the same object if no value differs, so that nothing renders again. */
export const withChanges = <State extends object>(state: State, changes: Partial<State>): State =>
  Object.entries(changes).every(([name, value]) => Object.is(state[name as keyof State], value))
    ? state
    : { ...state, ...changes };

export interface CartState {
  /** `''` if rendered without a cart, until an add; null while unknown. A cart of another tab does not change it. */
  id: string | null;
  /** Items; null while unknown. */
  quantity: number | null;
  /** `stored`: an old quantity of this browser. `known`: a recent one. */
  status: 'unknown' | 'stored' | 'known';
  /** Increases when the cart may have changed. */
  changes: number;
  /** `changes` when the quantity was received; if lower, the quantity is not certain. */
  countedAt: number;
}

const initialState: CartState = { id: null, quantity: null, status: 'unknown', changes: 0, countedAt: 0 };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartQuantityRestored: (cart, { payload }: PayloadAction<number>) =>
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

export const { cartQuantityRestored, cartQuantityReceived, cartChanged } = cartSlice.actions;
export const { selectCart, selectCartQuantity } = cartSlice.selectors;
