import type { StorefrontApi } from '../api/storefront-api';
import { takeDraft } from '../storage/stored-draft';
import type { ThunkAction, ThunkDispatch } from '@reduxjs/toolkit';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Middleware,
  type UnknownAction,
} from 'redux';
import { afterPaint as pageAfterPaint } from '../timing/wait';
import { pageContext } from '../page/page-context';
import { cartPageSlice } from './slices/cart-page-slice';
import { cartSlice } from './slices/cart-slice';
import { currencySlice } from './slices/currency-slice';
import { productOptionsSlice } from './slices/product-options-slice';
import { uiSlice } from './slices/ui-slice';

/** The values that thunks need and that are not state: calls, timers, abort controllers and pending promises. */
interface ThunkServices {
  /** Returns the calls to the shop. The first use loads their chunk. */
  api(): Promise<StorefrontApi>;
  /** Resolves when the browser has painted the current changes: see `core/timing/wait.ts`. */
  afterPaint(): Promise<void>;
  /** Runs writes to the cart one at a time, in the order of the calls. */
  inTurn<Result>(write: () => Promise<Result>): Promise<Result>;
  /** The abort controller of each product scope's newest choice, by the scope's key, while the shop's response is pending. */
  readonly choices: Map<string, AbortController>;
  /** The timers of the cart's lines that the shopper is changing now, by the line's id. */
  readonly lineTimers: Map<string, ReturnType<typeof setTimeout>>;
  /**
   * The fields of each product scope's HTML form, as JSON, by the scope's key. They are stored when the scope starts, and with
   * each request for the product's attributes. If a widget that mounts later finds other fields, it requests the attributes
   * again. `''` for a product without options.
   */
  readonly knownForms: Map<string, string>;
  /** The function that resolves the promise of a dialog when it closes, by the dialog's id. */
  readonly closings: Map<number, (response: boolean) => void>;
  /**
   * The newest pending request for the cart's quantity; null when there is none. Callers share it, unless they need a fresh
   * quantity.
   */
  quantityRequest: Promise<void> | null;
  /**
   * The responses, as JSON, of the form that the shopper sent from the previous page; `''` when there are none. The form that they
   * belong to reads them once, and sets this property to `''`.
   */
  storedDraft: string;
}

/** The services that the caller provides. */
type GivenServices = Pick<ThunkServices, 'api' | 'afterPaint'>;

/** Makes the services of one store. */
function createThunkServices({ api, afterPaint }: GivenServices): ThunkServices {
  let last: Promise<unknown> = Promise.resolve();
  return {
    api,
    afterPaint,
    inTurn(write) {
      const turn = last.then(write);
      // The caller handles a failed write. The next write runs all the same.
      last = turn.catch(() => {});
      return turn;
    },
    choices: new Map(),
    lineTimers: new Map(),
    knownForms: new Map(),
    closings: new Map(),
    quantityRequest: null,
    storedDraft: takeDraft(),
  };
}

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
 * that the layout renders. The toolkit's `configureStore` would add batching and development checks, which are not used here.
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
