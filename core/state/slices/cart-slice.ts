import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Returns the state with the changes. If no value is different, it returns the same object, so that nothing renders again. */
export const withChanges = <State extends object>(state: State, changes: Partial<State>): State =>
  Object.entries(changes).every(([name, value]) => Object.is(state[name as keyof State], value))
    ? state
    : { ...state, ...changes };

export interface CartState {
  /**
   * `''` if the page was rendered without a cart, until the response to an add has its id; null while unknown. A cart that another
   * tab has made does not change it.
   */
  id: string | null;
  /** How many items the cart holds; null while unknown. */
  quantity: number | null;
  /**
   * `stored`: an old quantity from this browser's storage. `known`: a recent one, from the shop, another script, another tab
   * or this browser's storage.
   */
  status: 'unknown' | 'stored' | 'known';
  /** Increases when the cart has changed or may have changed, so that widgets request the cart's content again. */
  changes: number;
  /** The value of `changes` when the quantity was received. If `changes` is higher now, the quantity is not certain. */
  countedAt: number;
}

const initialState: CartState = { id: null, quantity: null, status: 'unknown', changes: 0, countedAt: 0 };

/** The values of the shopper's cart that several slots need. */
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
