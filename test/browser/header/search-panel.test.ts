import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();
const panel = (page: Page) => page.locator('.searchPanel');
const field = (page: Page) => page.locator('#nav-quick-search');
const recent = (page: Page) => page.locator('.searchPanel-recent');
/** As a finger presses the field: on its label, which lies over it. */
const pressField = async (page: Page) => {
  const { x, y, width, height } = (await field(page).boundingBox())!;
  await page.mouse.click(x + width / 3, y + height / 2);
};
const search = async (page: Page, term: string) => {
  await field(page).fill(term);
  await Promise.all([page.waitForURL(`**/search.php?search_query=${term}`), page.keyboard.press('Enter')]);
};

describe('the search on a phone', () => {
  it('fills the screen at the first press, and shows results there; Escape closes first these, then the search', async () => {
    const { page } = await shop.open('/furniture/', { width: 375, height: 700, mounted: false });
    await pressField(page);
    await page.getByRole('dialog', { name: 'Search the store' }).waitFor();
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
    expect(await isFocused(field(page))).toBe(true);
    await page.keyboard.type('lamp');
    const results = page.locator('header .quickSearch-results');
    await results.getByRole('link', { name: 'Harbour Desk Lamp' }).waitFor();
    const { y, height } = (await results.boundingBox())!;
    expect(y + height).toBe(700);
    await page.keyboard.press('Escape');
    await results.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe('lamp');
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  it('keeps Tab inside, and closes by its button', async () => {
    const { page } = await shop.open('/furniture/', { width: 375, height: 700, mounted: false });
    await pressField(page);
    await page.getByRole('dialog').waitFor();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !document.activeElement?.closest('main, footer'))).toBe(true);
    }
    await page.getByRole('button', { name: 'Close search' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('searches by the form without JavaScript', async () => {
    const { page } = await shop.open('/furniture/', { width: 375, javaScript: false });
    await pressField(page);
    expect(await isFocused(field(page))).toBe(true);
    await page.keyboard.type('lamp');
    await Promise.all([page.waitForURL('**/search.php?search_query=lamp'), page.keyboard.press('Enter')]);
  });
});

describe('recent searches', () => {
  it('lead to their results, are deleted one by one and all at once, and stay deleted', async () => {
    const { page } = await shop.open('/furniture/', { width: 375, height: 700, mounted: false });
    for (const term of ['mug', 'saw', 'lamp']) {
      await pressField(page);
      await page.getByRole('dialog').waitFor();
      await search(page, term);
    }
    await pressField(page);
    await page.getByRole('dialog').waitFor();
    await field(page).fill('');
    const terms = () => recent(page).getByRole('link').allTextContents();
    expect(await terms()).toEqual(['lamp', 'saw', 'mug']);
    await page.getByRole('button', { name: 'Remove “saw” from recent searches' }).click();
    expect(await terms()).toEqual(['lamp', 'mug']);
    await Promise.all([
      page.waitForURL('**/search.php?search_query=mug'),
      recent(page).getByRole('link', { name: 'mug' }).click(),
    ]);
    await pressField(page);
    await field(page).fill('');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await recent(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
  });
});
