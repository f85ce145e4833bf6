import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withChanges } from './cart-slice';

/** A removed line, to be added again. */
export interface RemovedLine {
  readonly name: string;
  /** Of the form that adds it; null if it can't be added again. */
  readonly fields: readonly (readonly [name: string, value: string])[] | null;
}

export interface CartLine {
  /** From the shop's last response. */
  saved: number;
  /** 0 removes the line. */
  wanted: number;
  /** Waits for its turn or for the response. */
  saving: boolean;
  /** The failed change may have been made: `wanted` is sent even if equal to `saved`. */
  isOutcomeUnknown: boolean;
  /** The message about a failed change, and its quantity. */
  problem: { text: string; tried: number } | null;
  /** Of a line whose removal can be undone, until the lines are shown again. */
  removed?: RemovedLine;
}

/** Server HTML by part. */
export type CartParts = Readonly<Record<string, string>>;

export interface CartPageState {
  /** By line id; only lines that the shopper has changed. */
  lines: Record<string, CartLine>;
  /** Null while as server-rendered. */
  parts: CartParts | null;
  /** The number of items in `parts`, if rendered. */
  quantity: number | null;
  /** The cart's `changes` when `parts` were requested. */
  shown: number;
  /** The cart's `changes` at a failed update. */
  failedAt: number | null;
}

const initialState: CartPageState = { lines: {}, parts: null, quantity: null, shown: 0, failedAt: null };

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
    selectCartUnsaved: (page) => Object.values(page.lines).some(isUnsaved),
  },
});

export const isUnsaved = ({ saving, isOutcomeUnknown: unknown, wanted, saved }: CartLine): boolean =>
  saving || unknown || wanted !== saved;

export const { cartLineChanged, cartShown, cartNotShown } = cartPageSlice.actions;
export const { selectCartPage, selectCartLine, selectCartUnsaved } = cartPageSlice.selectors;
