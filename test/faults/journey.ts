import type { LocalShop } from '../shop/create-local-shop';
import type { Aim } from '../shop/switches/faults';
import type { Wanted } from '../support/shopping/open-cart';
import type { Scene } from './scene';

/**
 * The result of a press for the shopper. `done`: the page shows the success. `message`: the page shows a message about the
 * failure. `navigated`: the browser goes to another page. `no page`: the browser has no page to show.
 */
export type Ending = 'done' | 'message' | 'navigated' | 'no page';

/** The fault of a response: its status, the connection, or its content. */
export type Failure = 'http' | 'network' | 'data';

/**
 * A shopper's task, with the expected state after success, after failure and after an unknown result. Selectors are
 * Playwright's.
 */
export interface Journey {
  readonly name: string;
  readonly path: string;
  readonly cart?: readonly Wanted[];
  readonly isSignedIn?: boolean;
  /** Prepares the shop, before the page is opened. */
  readonly prepare?: (shop: LocalShop) => unknown;
  /** Steps before the press, such as opening and typing. */
  readonly ready?: (scene: Scene) => Promise<unknown>;
  /** The press, which can be repeated after a failure. */
  readonly act: (scene: Scene) => Promise<unknown>;
  /** Selector that is visible only after success. */
  readonly done: string;
  /** Selector on the page to which the browser goes without code, if it differs from `done`. */
  readonly destination?: string;
  /** Selector of the failure's message, besides the page's alert. */
  readonly message?: string;
  /** The pressed control, which must be usable for the next press. */
  readonly control: string;
  /** The fields whose values must survive a failure. */
  readonly fields?: string;
  /** Reads the result from the shop's state. */
  readonly readResult: (shop: LocalShop) => unknown;
  /** The result after success. */
  readonly after: unknown;
  /** The result after a failed call, if another call has written before; else the same as before the press. */
  readonly afterFailure?: unknown;
  /** Whether the page finds out the shop's state by itself when the response is lost. */
  readonly findsOut?: boolean;
  /** The result of a second press after a failure, if it differs from that of one press. */
  readonly afterAgain?: unknown;
  /** The request that the faults of responses affect. */
  readonly call: Aim;
  /** The browser itself sends the request and shows the response, with or without code. */
  readonly isNative?: boolean;
  /** The call that writes. It must reach the shop at most once for each press. */
  readonly write?: { readonly method: string; readonly path: string };
  /** The report of a failed call, sent once. */
  readonly report: RegExp;
  /** Endings that differ from `done` and, for a failure, from `message`. */
  readonly endings?: Partial<Record<'success' | Failure, Ending>>;
  /** Milliseconds that the code itself waits before it gives up. */
  readonly timeout?: number;
}
