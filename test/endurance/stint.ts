import type { Page } from 'playwright-core';
import type { Wanted } from '../browser/cart/open-cart';
import type { Shopper } from './shopper-in-page';

/** Something a shopper does on one page over and over. */
export interface Stint {
  readonly name: string;
  /** What a round is: `2 choices, an add`. */
  readonly does: string;
  readonly path: string;
  /** How many rounds lie between two weighings. */
  readonly rounds: number;
  /** Whether the page answers its calls from its own memory, so that no time is spent on the shop. */
  readonly replays?: boolean;
  /** What is in the cart at first. */
  readonly cart?: readonly Wanted[];
  /** Done to the page before it goes anywhere. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** One round. It runs in the page, and knows nothing around it. */
  readonly round: (shopper: Shopper, round: number) => Promise<void>;
}
