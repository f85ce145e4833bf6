import type { ThunkAction, ThunkDispatch } from '@reduxjs/toolkit';
import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Middleware,
  type UnknownAction,
} from 'redux';
import type { StorefrontApi } from '../api/storefront-api';
import { pageContext } from '../page/page-context';
import { takeDraft } from '../storage/stored-draft';
import { afterPaint as pageAfterPaint } from '../timing/wait';
import { cartPageSlice } from './slices/cart-page-slice';
import { cartSlice } from './slices/cart-slice';
import { currencySlice } from './slices/currency-slice';
import { productOptionsSlice } from './slices/product-options-slice';
import { uiSlice } from './slices/ui-slice';

/** Shows the cart, after an add with the id of its line. */
export type CartOpener = (added: { itemId: string | null }) => unknown;

interface ThunkServices {
  /** The first use loads the chunk. */
  api(): Promise<StorefrontApi>;
  /** See `core/timing/wait.ts`. */
  afterPaint(): Promise<void>;
  /** Runs cart writes one at a time, in order. */
  inTurn<Result>(write: () => Promise<Result>): Promise<Result>;
  /** The pending option choices, by scope key. */
  readonly choices: Map<string, AbortController>;
  /** Lines that the shopper is changing, by line id. */
  readonly lineTimers: Map<string, ReturnType<typeof setTimeout>>;
  /**
   * The form fields as JSON, by scope key, at the start or the last request. A widget that mounts later compares them.
   * `''` without options.
   */
  readonly knownForms: Map<string, string>;
  /** Resolves a dialog's promise, by the dialog's id. */
  readonly closings: Map<number, (confirmed: boolean) => void>;
  /** Another script's, instead of the preview. */
  openCart?: CartOpener | undefined;
  /** The newest pending request, which callers share. */
  quantityRequest: Promise<void> | null;
  /** The previous page's form draft, as JSON; its form takes it once. */
  storedDraft: string;
}

type GivenServices = Pick<ThunkServices, 'api' | 'afterPaint'>;

function createThunkServices({ api, afterPaint }: GivenServices): ThunkServices {
  let last: Promise<unknown> = Promise.resolve();
  return {
    api,
    afterPaint,
    inTurn(write) {
      const turn = last.then(write);
      // The caller handles a failed write.
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

export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkServices, UnknownAction>;

interface StoreOptions extends Pick<GivenServices, 'api'>, Partial<Pick<GivenServices, 'afterPaint'>> {
  /** For tests. */
  preloaded?: Partial<RootState> | undefined;
}

const runThunks =
  (services: ThunkServices): Middleware<ThunkDispatch<RootState, ThunkServices, UnknownAction>, RootState> =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) =>
    typeof action === 'function' ? action(dispatch, getState, services) : next(action);

/** Makes the store that all slots of a page share, without `configureStore` (decision 43). */
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
