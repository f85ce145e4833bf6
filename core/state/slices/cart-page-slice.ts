import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withChanges } from './with-changes';

/** A line of the cart whose quantity the shopper has changed. */
export interface CartLine {
  /** The quantity in the shop's last answer. */
  saved: number;
  /** The quantity that the shopper wants; 0 takes the line out. */
  wanted: number;
  /** A change is on its way to the shop. */
  saving: boolean;
  /** The last change failed, and may have been done: the wish is sent even if it equals the saved quantity. */
  unsure: boolean;
  /** The error of the last change, in the shopper's language, and the quantity that was wanted. */
  problem: { text: string; tried: number } | null;
}

/** Server HTML by the name of the part of the page that it is for. */
export type CartParts = Readonly<Record<string, string>>;

export interface CartPageState {
  /** By the line's id. A line that the shopper leaves alone has none. */
  lines: Record<string, CartLine>;
  /** The newest parts of the page; null while it is as the server printed it. */
  parts: CartParts | null;
  /** How many items those parts show; null while it is as the server printed it. */
  quantity: number | null;
  /** The number of the cart's changes that the page knows of. */
  shown: number;
  /** The number of the cart's changes at which the page could not be brought up to date; else null. */
  failedAt: number | null;
}

const initialState: CartPageState = { lines: {}, parts: null, quantity: null, shown: 0, failedAt: null };

/** The state that the slots of the cart page share. */
export const cartPageSlice = createSlice({
  name: 'cartPage',
  initialState,
  reducers: {
    cartLineChanged: (page, { payload: { id, line } }: PayloadAction<{ id: string; line: CartLine }>) => ({
      ...page,
      lines: { ...page.lines, [id]: line },
    }),
    cartShown: (_, { payload }: PayloadAction<Omit<CartPageState, 'failedAt'>>) => ({ ...payload, failedAt: null }),
    cartNotShown: (page, { payload }: PayloadAction<number>) => withChanges(page, { failedAt: payload }),
  },
  selectors: {
    selectCartPage: (page) => page,
    selectCartLine: (page, id: string): CartLine | undefined => page.lines[id],
    /** Whether a line's change waits for the shop's answer. */
    selectCartPending: (page) => Object.values(page.lines).some(isPending),
  },
});

/** Whether the shop has not answered yet to the shopper's wish. */
export const isPending = ({ saving, unsure, wanted, saved }: CartLine): boolean => saving || unsure || wanted !== saved;

export const { cartLineChanged, cartShown, cartNotShown } = cartPageSlice.actions;
export const { selectCartPage, selectCartLine, selectCartPending } = cartPageSlice.selectors;
