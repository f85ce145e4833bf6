import type { BrowserContext, Page } from 'playwright-core';
import type { Trouble } from '../browser/driver/watch-trouble';
import type { LocalShop } from '../shop/create-local-shop';
import type { Random } from './random';

/** A new shopper with a page, in a shop of their own. */
export interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly shop: LocalShop;
  /** Where the shop answers, without a slash at the end. */
  readonly address: string;
  readonly random: Random;
  readonly trouble: Trouble;
  /** What the browser itself has told since the press; its questions are answered with yes. */
  readonly alerts: string[];
  /** The documents that have been loaded so far. */
  readonly documents: () => number;
}
