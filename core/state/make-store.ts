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
  /** Slices that begin with other values than the page's; for tests. */
  preloaded?: Partial<RootState> | undefined;
}

/** Runs thunks with their services; every other action goes on to the reducers. */
const runThunks =
  (services: ThunkServices): Middleware<ThunkDispatch<RootState, ThunkServices, UnknownAction>, RootState> =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) =>
    typeof action === 'function' ? action(dispatch, getState, services) : next(action);

/**
 * The one store behind all slots of a page. Make one per page; it begins with what the layout says. It is made by Redux's
 * own function: the toolkit's `configureStore` brings batching and development checks that nothing here uses.
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
