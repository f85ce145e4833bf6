import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withChanges } from './cart-slice';

interface CurrencyState {
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

/**
 * The key in local storage of the newest currency switch in this browser. The value is the currency's code and the time in
 * milliseconds, `EUR 1700000000000`. The key has its own file, because the header's chunk writes it and another one reads it.
 */
export const currencySwitchKey = 'currency-switch';
