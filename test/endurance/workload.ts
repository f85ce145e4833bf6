import type { Page } from 'playwright-core';
import type { Wanted } from '../support/shopping/open-cart';
import type { Shopper } from './shopper-in-page';

/** A task that a shopper repeats on one page. */
export interface Workload {
  readonly name: string;
  /** The content of a round: `2 choices, an add`. */
  readonly does: string;
  readonly path: string;
  /** The number of rounds between two measurements. */
  readonly rounds: number;
  /** Whether a script in the page answers its calls, so that the shop takes no time. */
  readonly replays?: boolean;
  /** The initial cart. */
  readonly cart?: readonly Wanted[];
  /** Runs before the first navigation. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** One round. It runs in the page, and can use only its arguments. */
  readonly round: (shopper: Shopper, round: number) => Promise<void>;
}
