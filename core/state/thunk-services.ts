import type { StorefrontApi } from '../api/storefront-api';
import { takeAnswers } from '../page/left-answers';

/** The thunks' tools that are not state: calls under way and promises that somebody waits for. */
export interface ThunkServices {
  /** The shop's calls; their chunk arrives when they are first needed. */
  api(): Promise<StorefrontApi>;
  /** Resolves when the page shows what was dispatched: see `afterPaint` of the page. */
  afterPaint(): Promise<void>;
  /** Runs writes to the cart one at a time, in the order in which they were asked for. */
  inTurn<Result>(write: () => Promise<Result>): Promise<Result>;
  /** The newest option choice of each product scope, while its answer is awaited. */
  readonly choices: Map<string, AbortController>;
  /** Lines of the cart that the shopper is just changing: timers, by the line's id. */
  readonly lineTimers: Map<string, ReturnType<typeof setTimeout>>;
  /**
   * The form of each product scope, as text, when the page's other scripts were told of it as printed, or the shop was last
   * asked about it. A change since then is known to nobody. `''` where there is nothing to
   * choose.
   */
  readonly knownForms: Map<string, string>;
  /** Who waits for a dialog to be closed, by the dialog's id. */
  readonly closings: Map<number, (answer: boolean) => void>;
  /** The question for the cart's quantity that is under way, shared by all who ask meanwhile. */
  quantity: Promise<void> | null;
  /** The answers that were typed into the form that led to this page, until a form takes them; `''` for none. */
  leftAnswers: string;
}

/** What differs from store to store. */
export type GivenServices = Pick<ThunkServices, 'api' | 'afterPaint'>;

/** Makes the services of one store. */
export function createThunkServices({ api, afterPaint }: GivenServices): ThunkServices {
  let last: Promise<unknown> = Promise.resolve();
  return {
    api,
    afterPaint,
    inTurn(write) {
      const turn = last.then(write);
      // A write that fails is its caller's affair: the next one still gets its turn.
      last = turn.catch(() => {});
      return turn;
    },
    choices: new Map(),
    lineTimers: new Map(),
    knownForms: new Map(),
    closings: new Map(),
    quantity: null,
    leftAnswers: takeAnswers(),
  };
}
