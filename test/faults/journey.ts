import type { Wanted } from '../browser/cart/open-cart';
import type { LocalShop } from '../shop/create-local-shop';
import type { Aim } from '../shop/switches/faults';
import type { Scene } from './scene';

/**
 * How a press ends for the shopper: the page shows that it is done; the page tells in words that it is not; the browser
 * leads to another page; or the browser has none to show.
 */
export type Ending = 'done' | 'told' | 'led' | 'lost';

/** What is wrong with an answer: its status, the connection, or what it says. */
export type Failure = 'http' | 'network' | 'data';

/** Something that shoppers do, and what is true when it worked, did not happen, or is not known. Selectors are Playwright's. */
export interface Journey {
  readonly name: string;
  readonly path: string;
  readonly cart?: readonly Wanted[];
  readonly isSignedIn?: boolean;
  /** What the shop must be like; done before the page is opened. */
  readonly prepare?: (shop: LocalShop) => unknown;
  /** Opens and types what comes before the press. */
  readonly ready?: (scene: Scene) => Promise<unknown>;
  /** The press. It can be made again after a failure. */
  readonly act: (scene: Scene) => Promise<unknown>;
  /** Shown when the press is done, and not before. */
  readonly done: string;
  /** Shown where the browser leads without code, if not the same. */
  readonly led?: string;
  /** What tells of a failure, beside the page's alert. */
  readonly told?: string;
  /** What is pressed, or must be usable for the next press. */
  readonly control: string;
  /** The fields whose values outlive a failure. */
  readonly fields?: string;
  /** What the shop holds of it. */
  readonly held: (shop: LocalShop) => unknown;
  /** What it holds when the press is done. */
  readonly after: unknown;
  /** What it holds when the call has failed, if not what it held before: another call had written. */
  readonly afterFailure?: unknown;
  /** The page finds out by itself what the shop holds when nobody heard the answer. */
  readonly findsOut?: boolean;
  /** What it holds when the shopper presses again after a failure, if not the same as after one press. */
  readonly afterAgain?: unknown;
  /** The request that the faults of answers hit. */
  readonly call: Aim;
  /** The browser itself sends it and shows the answer, with or without code. */
  readonly isNative?: boolean;
  /** The call that writes: the shop hears it at most once a press. */
  readonly write?: { readonly method: string; readonly path: string };
  /** What is reported once when the call fails. */
  readonly report: RegExp;
  /** How it ends, where it is not by `done`, or, for a failure, by `told`. */
  readonly endings?: Partial<Record<'success' | Failure, Ending>>;
  /** Milliseconds for which the code itself waits before it gives up. */
  readonly patience?: number;
}
