import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withChanges } from './with-changes';

export interface CurrencyState {
  /** The active currency's code, e.g. `USD`; `''` when the layout does not name it. */
  code: string;
  /** The code of the currency to which the page is being switched; null when it is not being switched. */
  switchingTo: string | null;
}

const initialState: CurrencyState = { code: '', switchingTo: null };

/** The currency of the prices. It is shared, because a page has two currency selectors: in the header and in the drawer. */
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
