import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withChanges } from './cart-slice';

interface CurrencyState {
  /** E.g. `USD`; `''` if not rendered. */
  code: string;
  /** The new code, during a switch. */
  switchingTo: string | null;
}

const initialState: CurrencyState = { code: '', switchingTo: null };

/** Shared by two selectors: in the header and in the drawer. */
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

/** The local storage key of the newest switch: code and milliseconds, `EUR 1700000000000`. */
export const currencySwitchKey = 'currency-switch';
