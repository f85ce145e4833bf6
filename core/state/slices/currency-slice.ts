import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withChanges } from './with-changes';

export interface CurrencyState {
  /** The active currency's code, e.g. `USD`; `''` when the layout does not name it. */
  code: string;
  /** The code of the currency that the cart is being moved to; null when none is. */
  switchingTo: string | null;
}

const initialState: CurrencyState = { code: '', switchingTo: null };

/** The currency that prices are in: shared, as a header prints its selector once for each layout. */
export const currencySlice = createSlice({
  name: 'currency',
  initialState,
  reducers: {
    currencySwitchStarted: (currency, { payload }: PayloadAction<string>) =>
      withChanges(currency, { switchingTo: payload }),
    currencySwitchEnded: (currency) => withChanges(currency, { switchingTo: null }),
  },
  selectors: {
    selectCurrency: (currency) => currency,
  },
});

export const { currencySwitchStarted, currencySwitchEnded } = currencySlice.actions;
export const { selectCurrency } = currencySlice.selectors;
