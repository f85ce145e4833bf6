import type { Page } from 'playwright-core';
import type { ShopSettings } from '../../shop/world/shop-settings';
import type { World } from '../../shop/world/world';
import type { Wanted } from '../shopping/open-cart';
import type { Words } from './speak';

/** An opened page, before or in one of its states. */
export interface Scene {
  readonly page: Page;
  /** The shop's URL, with the path prefix of the page's language. */
  readonly url: string;
  readonly world: World;
  /** Below 801 pixels: the menu is a drawer, and filters are closed. */
  readonly isNarrow: boolean;
  /** Returns the text of a key of `lang/en.json` in the page's language. */
  readonly word: Words;
}

/** A state of the shop: a page after it was opened, or after a shopper's action on it. */
export type State = OpenedState | ContinuedState;

/** A state that begins by opening its page. */
export interface OpenedState extends Look {
  readonly continues?: never;
  /** From the shop's root. */
  readonly path: string;
  /** The expected status; 200 when absent. */
  readonly status?: number;
  /** Whether the page has no widgets. */
  readonly isBare?: boolean;
  readonly isSignedIn?: boolean;
  readonly cart?: readonly Wanted[];
  readonly settings?: Partial<ShopSettings>;
  /** Runs before the page is opened: changes the shop or adds faults. */
  readonly prepare?: (scene: Scene) => unknown;
  /** Brings the opened page into the state and waits for it. */
  readonly reach?: Reach;
}

/** A state that continues the previous one of the table, on the same page. */
export interface ContinuedState extends Look {
  readonly continues: true;
  readonly reach: Reach;
}

type Reach = (scene: Scene) => Promise<unknown>;

/** How a state is tested. */
interface Look {
  readonly name: string;
  /** The only screen for it; every screen when absent. */
  readonly screen?: 'wide' | 'narrow';
  /**
   * Whether to keep the scroll position of `reach`; otherwise the page is scrolled to the top, where the header covers
   * no content.
   */
  readonly isScrolled?: boolean;
  /** axe rules that are switched off in this state. */
  readonly exempt?: readonly string[];
  /** The complaints that are expected in this state: they do not fail the test. */
  readonly complaint?: RegExp;
}
