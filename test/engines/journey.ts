import type { LocalShop } from '../shop/create-local-shop';
import type { Tab } from './tab';

/** A run of a journey in one engine. */
export interface Visit {
  readonly tab: Tab;
  /** The shop in its initial state. */
  readonly shop: LocalShop;
  /** Allows the page's error messages that match the pattern. */
  expectTrouble(pattern: RegExp): void;
}

/** A shopper's task that must work in every engine. */
export interface Journey {
  readonly name: string;
  /** @throws Error when the task fails */
  go(visit: Visit): Promise<void>;
}
