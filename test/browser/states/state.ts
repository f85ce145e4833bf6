import type { Page } from 'playwright-core';
import type { ShopSettings } from '../../shop/world/shop-settings';
import type { World } from '../../shop/world/world';
import type { Wanted } from '../cart/open-cart';
import type { Words } from './speak';

/** A page that has been opened, on the way into one of its states. */
export interface Scene {
  readonly page: Page;
  /** Where the shop answers, with the folder of the page's language. */
  readonly address: string;
  readonly world: World;
  /** Below 801 pixels: the menu is a drawer, filters are closed. */
  readonly isNarrow: boolean;
  /** What stands for a key of `lang/en.json` in the page's language. */
  readonly word: Words;
}

/** What a shopper can have in front of them: a page as it is opened, or what it becomes by something they do. */
export type State = OpenedState | ContinuedState;

/** A state whose page is opened for it. */
export interface OpenedState extends Look {
  readonly continues?: never;
  /** From the shop's root. */
  readonly path: string;
  /** What the shop answers; 200 if absent. */
  readonly status?: number;
  /** It stands alone, without widgets. */
  readonly isBare?: boolean;
  readonly isSignedIn?: boolean;
  readonly cart?: readonly Wanted[];
  readonly settings?: Partial<ShopSettings>;
  /** Done before the page is opened: what the shop is to be like, or to fail at. */
  readonly prepare?: (scene: Scene) => unknown;
  /** The way from the opened page into the state; waits until it is there. */
  readonly reach?: Reach;
}

/** A state that is reached from where the one before it in the table has led, on the page that is open already. */
export interface ContinuedState extends Look {
  readonly continues: true;
  readonly reach: Reach;
}

type Reach = (scene: Scene) => Promise<unknown>;

/** How a state is looked at. */
interface Look {
  readonly name: string;
  /** Only there; on every screen if absent. */
  readonly screen?: 'wide' | 'narrow';
  /** It is looked at where the way into it has scrolled to; else at the top, where nothing lies under the header. */
  readonly isScrolled?: boolean;
  /** Rules of axe that don't hold in this state. */
  readonly exempt?: readonly string[];
  /** What the page complains of in this state, as it should. */
  readonly complaint?: RegExp;
}
