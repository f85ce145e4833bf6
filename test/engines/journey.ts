import type { LocalShop } from '../shop/create-local-shop';
import type { Tab } from './tab';

/** A journey on its way in one engine. */
export interface Visit {
  readonly tab: Tab;
  /** The shop, as everybody finds it in the morning. */
  readonly shop: LocalShop;
  /** Says that a complaint of the page that matches is part of the journey. */
  expectTrouble(pattern: RegExp): void;
}

/** Something a shopper gets done, whatever they hold. */
export interface Journey {
  readonly name: string;
  /** @throws Error where it can't be done */
  go(visit: Visit): Promise<void>;
}
