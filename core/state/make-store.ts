import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Middleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { afterPaint as pageAfterPaint } from '../page/after-paint';
import { pageContext } from '../page/page-context';
import { createThunkServices, type GivenServices, type ThunkServices } from './thunk-services';
import { cartPageSlice } from './slices/cart-page-slice';
import { cartSlice } from './slices/cart-slice';
import { currencySlice } from './slices/currency-slice';
import { productOptionsSlice } from './slices/product-options-slice';
import { uiSlice } from './slices/ui-slice';

const reducer = combineReducers({
  cart: cartSlice.reducer,
  cartPage: cartPageSlice.reducer,
  productOptions: productOptionsSlice.reducer,
  currency: currencySlice.reducer,
  ui: uiSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/** A thunk of this store. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkServices, UnknownAction>;

interface StoreOptions extends Pick<GivenServices, 'api'>, Partial<Pick<GivenServices, 'afterPaint'>> {
  /** Slices of the initial state, in place of those that the page gives; for tests. */
  preloaded?: Partial<RootState> | undefined;
}

/** Runs thunks with their services; every other action is passed on to the reducers. */
const runThunks =
  (services: ThunkServices): Middleware<ThunkDispatch<RootState, ThunkServices, UnknownAction>, RootState> =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) =>
    typeof action === 'function' ? action(dispatch, getState, services) : next(action);

/**
 * Makes the store that all slots of a page share; make one per page. Its initial state has the cart's id and the currency
 * that the layout prints. The toolkit's `configureStore` would add batching and development checks, which are not used here.
 */
export function makeStore({ api, afterPaint = pageAfterPaint, preloaded }: StoreOptions) {
  const { cartId, currencyCode } = pageContext();
  const initial: Partial<RootState> = {
    cart: { ...cartSlice.getInitialState(), id: cartId },
    currency: { ...currencySlice.getInitialState(), code: currencyCode },
    ...preloaded,
  };
  return createStore(reducer, initial, applyMiddleware(runThunks(createThunkServices({ api, afterPaint }))));
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
