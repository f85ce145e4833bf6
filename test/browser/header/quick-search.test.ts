import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdCode } from '../../support/driver/hold-code';
import { useShop } from '../../support/driver/use-shop';

const header = (page: Page) => page.locator('header');
const field = (page: Page) => header(page).getByRole('searchbox', { name: 'Search the store' });

describe('quick search', () => {
  const shop = useShop();
  const asked = () =>
    shop.server.world.log
      .all()
      .filter(
        ({ path, headers }) => path.endsWith('/search.php') && headers['stencil-options']?.includes('quick-results'),
      );

  it('submits the form at Enter before its code is loaded', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false, before: (one) => holdCode(one) });
    await field(page).fill('lamp');
    await Promise.all([page.waitForURL('**/search.php?search_query=lamp'), page.keyboard.press('Enter')]);
  });

  it('shows results while the shopper types, at 320 pixels and in the page’s language', async () => {
    const { page } = await shop.open('/fr/furniture/', { width: 320, mounted: false });
    await page.locator('#nav-quick-search').pressSequentially('lamp', { delay: 20 });
    const found = page.locator('header .quickSearch-results');
    await found.waitFor();
    expect(asked().map(({ query }) => query)).toEqual(['?search_query=lamp']);
    expect(shop.server.world.log.all().filter(({ isStray }) => isStray)).toEqual([]);
    await found.getByRole('link', { name: 'Harbour Desk Lamp' }).click();
    await page.waitForURL('**/harbour-desk-lamp/');
  });
});
