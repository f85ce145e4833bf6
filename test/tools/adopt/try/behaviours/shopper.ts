import type { Locator, Page } from 'playwright-core';
import type { LocalShop } from '../../../../shop/create-local-shop';
import { cartLines } from '../../../../support/shopping/read-cart';
import { type ChangedLines, changedLines } from './changed-lines';
import { focusedName, seenLines } from './seen-lines';
import type { Settling } from './settling';

/** What changed for a shopper by an action. The lines of another page are not compared. */
export interface Change extends ChangedLines {
  /** The name of the element with the focus; absent when the focus did not move. */
  readonly focus?: string | null;
  /** The URL after the action, from the path on; absent when it is the same. */
  readonly url?: string;
}

/** A shopper on an opened page. */
export interface Shopper {
  readonly page: Page;
  /** The first visible link, button, tab or summary with a name. */
  control(name: string | RegExp, within?: Locator | Page): Locator;
  /** The first visible element of a selector. */
  find(selector: string, within?: Locator | Page): Locator;
  /** Presses the first visible control with a name, or the given one. */
  press(control: string | RegExp | Locator, within?: Locator | Page): Promise<void>;
  /** Fills the first visible field of a name. */
  type(field: string, text: string): Promise<void>;
  /** Everything that the shopper sees. */
  seen(): Promise<string[]>;
  /** Acts, waits until the page rests, and returns what changed. */
  after(act: () => Promise<unknown>): Promise<Change>;
  /** As `after`, without the focus: scripts and browsers leave it on a control or on what it opens. */
  sees(act: () => Promise<unknown>): Promise<ChangedLines>;
  /** Waits until the page rests. */
  settle(): Promise<void>;
  /** The cart that the shop holds: `quantity × product id`. */
  cart(): string[];
}

/** Makes a shopper of an opened page. */
export function makeShopper(page: Page, shop: LocalShop, settling: Settling): Shopper {
  const find = (selector: string, within: Locator | Page = page) =>
    within.locator(selector).filter({ visible: true }).first();
  const control = (name: string | RegExp, within: Locator | Page = page) =>
    within
      .getByRole('link', { name })
      .or(within.getByRole('button', { name }))
      .or(within.getByRole('tab', { name }))
      .or(within.locator('summary').filter({ hasText: aroundSpace(name) }))
      .filter({ visible: true })
      .first();
  const here = () => {
    const { pathname, search, hash } = new URL(page.url());
    return pathname + search + hash;
  };
  const settle = () => settling.rest();
  const look = async () => ({
    lines: await page.evaluate(seenLines),
    focus: await page.evaluate(focusedName),
    url: here(),
  });
  const after: Shopper['after'] = async (act) => {
    const before = await look();
    await act();
    await settle();
    const now = await look();
    const isElsewhere = pathOf(now.url) !== pathOf(before.url);
    return {
      ...(isElsewhere ? { appeared: [], gone: [] } : changedLines(before.lines, now.lines)),
      ...(isElsewhere || now.focus === before.focus ? {} : { focus: now.focus }),
      ...(now.url === before.url ? {} : { url: now.url }),
    };
  };
  return {
    page,
    find,
    control,
    press: (one, within) => (typeof one === 'object' && 'click' in one ? one : control(one, within)).click(),
    type: (field, text) => find(`[name="${field}"]`).fill(text),
    seen: () => page.evaluate(seenLines),
    settle,
    after,
    sees: async (act) => {
      const { focus: _, ...seen } = await after(act);
      return seen;
    },
    cart: () => cartLines(shop).map(({ quantity, productId }) => `${quantity} × ${productId}`),
  };
}

const pathOf = (url: string): string => url.replace(/[?#].*/, '');

/** A text matches a string whatever its white space, but a pattern only with it. */
const aroundSpace = (name: string | RegExp): string | RegExp =>
  typeof name === 'string' ? name : new RegExp(name.source.replace(/^\^/, '^\\s*').replace(/\$$/, '\\s*$'), name.flags);
