import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withChanges } from './cart-slice';

/** A line of the cart whose quantity the shopper has changed. */
export interface CartLine {
  /** The quantity in the shop's last response. */
  saved: number;
  /** The quantity that the shopper wants; 0 removes the line. */
  wanted: number;
  /** A change is being saved: it waits for its turn or for the shop's response. */
  saving: boolean;
  /** The shop may have made the change that failed: `wanted` is sent even if it equals `saved`. */
  isOutcomeUnknown: boolean;
  /** The message about the last change, in the shopper's language, and its quantity; null when the change succeeded. */
  problem: { text: string; tried: number } | null;
}

/** Server HTML of the page's parts, by the part's name. */
export type CartParts = Readonly<Record<string, string>>;

export interface CartPageState {
  /** By the line's id. A line that the shopper has not changed has no entry. */
  lines: Record<string, CartLine>;
  /** The newest parts of the page; null while the page is as the server rendered it. */
  parts: CartParts | null;
  /** The number of items that those parts print; null when they print none, or when there are no parts. */
  quantity: number | null;
  /** The value of the cart's `changes` when the shown parts were requested. */
  shown: number;
  /** The value of the cart's `changes` at which the page could not be updated; else null. */
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
    /** Whether any line has a wanted quantity that the shop has not confirmed yet. */
    selectCartUnsaved: (page) => Object.values(page.lines).some(isUnsaved),
  },
});

/** Whether the shop has not confirmed the line's wanted quantity yet. */
export const isUnsaved = ({ saving, isOutcomeUnknown: unknown, wanted, saved }: CartLine): boolean =>
  saving || unknown || wanted !== saved;

export const { cartLineChanged, cartShown, cartNotShown } = cartPageSlice.actions;
export const { selectCartPage, selectCartLine, selectCartUnsaved } = cartPageSlice.selectors;
