import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openSignedIn } from '../../support/driver/sign-in';
import { useShop } from '../../support/driver/use-shop';
import { findBeside } from '../../support/states/find-beside';

const shop = useShop();
const pages = [
  ['orders', '/account.php?action=order_status'],
  ['payment methods', '/account.php?action=payment_methods'],
  ['wish lists', '/wishlist.php'],
  ['your details', '/account.php?action=account_details'],
] as const;
const links = (page: Page) => page.getByRole('navigation', { name: 'Your account' }).getByRole('link');

/**
 * The texts of the links that are visible by at least this share: neither covered, nor cut off by the screen.
 *
 * @param share of a link's width
 */
const visibleLinks = (page: Page, share: number): Promise<string[]> =>
  links(page).evaluateAll((all, wanted) => {
    const isVisible = (link: Element) => {
      const { left, width, top, bottom } = link.getBoundingClientRect();
      const points = Array.from({ length: 21 }, (_, index) => left + 2 + ((width - 4) * index) / 20);
      const hit = points.filter((x) => document.elementFromPoint(x, (top + bottom) / 2) === link);
      return hit.length >= points.length * wanted;
    };
    return all.filter(isVisible).map((link) => link.textContent ?? '');
  }, share);

describe('the links between the pages of an account, on a phone and without JavaScript', () => {
  it.each(pages)('are one row on the page of %s, and the link of that page is fully visible', async (name, path) => {
    const page = await openSignedIn(shop, path, { javaScript: false, width: 375 });
    const lines = new Set(await links(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top)));
    expect(lines.size).toBe(1);
    expect((await visibleLinks(page, 1)).map((text) => text.toLowerCase())).toContain(name);
    expect(await findBeside(page)).toEqual([]);
  });

  it('are each at least a third visible while they have the focus', async () => {
    const page = await openSignedIn(shop, '/account.php?action=payment_methods', { javaScript: false, width: 375 });
    const names = await links(page).allTextContents();
    const press = async (key: string, name: string) => {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      // A browser scrolls to a focused link only if less than a third of it is visible.
      expect(await visibleLinks(page, 0.3)).toContain(name);
    };
    await links(page).first().focus();
    for (const name of names.slice(1)) await press('Tab', name);
    for (const name of names.slice(0, -1).reverse()) await press('Shift+Tab', name);
  });
});
