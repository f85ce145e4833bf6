import type { BrowserContext, Page } from 'playwright-core';
import type { LocalShop } from '../shop/create-local-shop';
import type { Trouble } from '../support/driver/watch-trouble';
import type { Random } from './random';

/** A new shopper with a page, in their own local shop. */
export interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly shop: LocalShop;
  /** The shop's URL, without a slash at the end. */
  readonly url: string;
  readonly random: Random;
  readonly trouble: Trouble;
  /** The browser's alerts since the press. Its confirm dialogs are accepted. */
  readonly alerts: string[];
  /** The number of documents loaded so far. */
  readonly documents: () => number;
}
