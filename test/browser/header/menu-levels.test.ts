import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { categories } from '../../shop/catalogue/categories';
import { focusedText } from '../../support/driver/focused-text';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop({ settings: { themeSettings: { navigation_design: 'alternate' } } });
/** Categories below Desk lamps: the third level. */
const third = ['Clamp lamps', 'Reading lamps'].map((name, index) => ({
  id: 1100 + index,
  parentId: 11,
  slug: `lighting/desk-lamps/${index}`,
  name,
  description: '',
}));
// The catalogue survives the reset before each test.
beforeEach(() => void (shop.server.world.catalogue.categories = [...categories, ...third]));
afterEach(() => void (shop.server.world.catalogue.categories = categories));

const menu = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const entry = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const back = (page: Page) => menu(page).getByRole('button', { name: 'Back', exact: true });

/** The entries of the menu that can be seen. */
const seen = (page: Page): Promise<string[]> =>
  menu(page).evaluate((nav) =>
    [...nav.querySelectorAll('.navPages-list :is(summary, a)')]
      .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }))
      .map((one) => one.textContent!.trim()),
  );
const untilSeen = async (page: Page, names: string[]): Promise<void> => {
  let found: string[] = [];
  await until(
    () => `the menu shows ${names.join()}, not ${found.join()}`,
    async () => (found = await seen(page)).join() === names.join(),
    8_000,
  );
};

const roots = categories.filter(({ parentId }) => parentId === 0).map(({ name }) => name);
const second = ['Lighting', 'All Lighting', 'Desk lamps', 'Candles & lanterns'];
const clamps = ['Desk lamps', 'All Desk lamps', 'Clamp lamps', 'Reading lamps'];

describe('the menu with one level at a time, in the drawer', () => {
  it('covers each level by the next, and leads back by button, heading and Escape', async () => {
    const { page } = await shop.open('/furniture/', { width: 375, height: 760, touch: true, mounted: false });
    await opener(page).tap();
    await untilMounted(page, '[data-widget="menu"]');
    await untilSeen(page, roots);
    await entry(page, 'Lighting').tap();
    await untilSeen(page, second);
    await takeScreenshot(page, 'menu-levels-375');
    await entry(page, 'Desk lamps').tap();
    await untilSeen(page, clamps);
    await back(page).tap();
    await untilSeen(page, second);
    expect(await focusedText(page)).toBe('Desk lamps');
    await entry(page, 'Desk lamps').tap();
    await untilSeen(page, clamps);
    await entry(page, 'Desk lamps').tap();
    await untilSeen(page, second);
    await page.keyboard.press('Escape');
    await untilSeen(page, roots);
    expect(await focusedText(page)).toBe('Lighting');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('#menu:popover-open, [inert]'));
    expect(await focusedText(page)).toBe('Menu');
  });
});

describe('the menu with one level at a time, in the row', () => {
  it('opens each level beside the one before, and Escape closes them one by one', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false });
    await entry(page, 'Lighting').focus();
    await page.keyboard.press('Enter');
    await untilMounted(page, '[data-widget="menu"]');
    await entry(page, 'Desk lamps').focus();
    await page.keyboard.press('Enter');
    await untilSeen(page, [...second.slice(0, 3), ...clamps.slice(1), 'Candles & lanterns', ...roots.slice(1)]);
    await takeScreenshot(page, 'menu-levels-1280');
    const [outer, inner] = await Promise.all([
      link(page, 'All Lighting').boundingBox(),
      link(page, 'All Desk lamps').boundingBox(),
    ]);
    expect(Math.round(inner!.x)).toBeGreaterThanOrEqual(Math.round(outer!.x + outer!.width));
    expect(await back(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await untilSeen(page, [...second, ...roots.slice(1)]);
    expect(await focusedText(page)).toBe('Desk lamps');
    await page.keyboard.press('Escape');
    await untilSeen(page, roots);
    expect(await focusedText(page)).toBe('Lighting');
  });

  it('has room for all levels in the narrowest row, also for the last category', async () => {
    const below = [70, 1200, 1201, 1202].map((parentId, index) => ({
      id: 1200 + index,
      parentId,
      slug: `clearance/${index}`,
      name: `Level ${index + 2}`,
      description: '',
    }));
    shop.server.world.catalogue.categories = [...categories, ...below];
    const { page } = await shop.open('/furniture/', { width: 801, mounted: false });
    for (const name of ['Clearance', 'Level 2', 'Level 3', 'Level 4']) {
      await menu(page).locator('summary', { hasText: name }).click();
      const { left, right } = await link(page, `All ${name}`).evaluate((one) => one.getBoundingClientRect());
      expect([name, left >= 0, right <= 801]).toEqual([name, true, true]);
    }
    await link(page, 'Level 5').click();
    await page.waitForURL('**/clearance/3/', { waitUntil: 'commit' });
  });
});

describe('the menu with one level at a time, without JavaScript', () => {
  it.each([375, 1280])('consists of nested disclosures, at %i pixels', async (width) => {
    const { page } = await shop.open('/furniture/', { width, javaScript: false });
    if (width < 801) await opener(page).click();
    await entry(page, 'Lighting').click();
    await entry(page, 'Desk lamps').click();
    await link(page, 'Clamp lamps').waitFor();
    expect(await back(page).count()).toBe(0);
    await link(page, 'All Desk lamps').click();
    await page.waitForURL('**/lighting/desk-lamps/');
  });
});
