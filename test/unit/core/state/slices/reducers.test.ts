import { describe, expect, it } from '@jest/globals';
import { createSlice } from '@reduxjs/toolkit';
import { cartPageSlice, cartShown, selectCartPage } from '../../../../../core/state/slices/cart-page-slice';
import { cartQuantityReceived, cartSlice } from '../../../../../core/state/slices/cart-slice';
import { currencySlice, currencySwitchEnded } from '../../../../../core/state/slices/currency-slice';
import { productOptionsSlice } from '../../../../../core/state/slices/product-options-slice';
import { announcementMade, busyEnded, uiSlice } from '../../../../../core/state/slices/ui-slice';
import { storeWithCalls } from '../store-with-calls';

const slices = [cartSlice, cartPageSlice, currencySlice, productOptionsSlice, uiSlice];

describe('a reducer', () => {
  it('must return the next state, because the bundle has no drafts', () => {
    const { reducer, actions } = createSlice({
      name: 'draft',
      initialState: { count: 0 },
      reducers: { counted: (state) => void (state.count += 1) },
    });
    expect(() => reducer({ count: 0 }, actions.counted())).toThrow('must not return undefined');
  });

  it('returns the same state if nothing changes', () => {
    const quantity = cartQuantityReceived(2);
    const known = cartSlice.reducer(undefined, quantity);
    expect(known).toMatchObject({ quantity: 2, status: 'known' });
    expect(cartSlice.reducer(known, quantity)).toBe(known);
    const [currency, ui] = [currencySlice.getInitialState(), uiSlice.getInitialState()];
    expect(currencySlice.reducer(currency, currencySwitchEnded())).toBe(currency);
    expect(uiSlice.reducer(ui, busyEnded())).toBe(ui);
    expect(uiSlice.reducer(ui, announcementMade({ text: '', politeness: 'polite' }))).toBe(ui);
  });

  it.each(slices.map((slice) => [slice.name, slice] as const))('of %s changes no given state', (_, slice) => {
    const actions = Object.values(slice.actions) as unknown as ((payload: object) => { type: string })[];
    expect(actions.length).toBeGreaterThan(1);
    const payload = { key: 'a', id: 'b', entry: { paired: {} }, attributes: {}, line: {}, text: 'c', itemId: null };
    const reduce = slice.reducer as (state: unknown, given: { type: string }) => unknown;
    let state: unknown = slice.getInitialState();
    for (const action of actions) {
      const given = JSON.stringify(state);
      const next = reduce(state, action(payload));
      expect(JSON.stringify(state)).toBe(given);
      // Each action starts with the state of the previous ones.
      state = next;
    }
  });
});

it('the cart page is as the server rendered it until new parts are shown', () => {
  const store = storeWithCalls();
  expect(selectCartPage(store.getState()).parts).toBeNull();
  store.dispatch(cartShown({ lines: {}, parts: { content: '<p></p>' }, quantity: 0, shown: 1 }));
  expect(selectCartPage(store.getState()).parts).toEqual({ content: '<p></p>' });
});
