import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { coupons } from '../../shop/codes/coupons';
import { focusedText } from '../../support/driver/focused-text';
import type { OpenedPage } from '../../support/driver/open-page';
import { until } from '../../support/driver/until';
import { untilIdle } from '../../support/driver/until-idle';
import { untilMounted } from '../../support/driver/until-mounted';
import { type Shop, useShop } from '../../support/driver/use-shop';
import { painted } from '../../support/driver/watch-responses';
import { fillCart, tumblers } from '../../support/shopping/open-cart';

const shop = useShop();
const header = (page: Page) => page.locator('header');
const currencies = (page: Page) => header(page).locator('summary', { hasText: 'Currency' });
const currency = (page: Page, name: string) => header(page).getByRole('link', { name }).filter({ visible: true });
const dialog = (page: Page) => page.getByRole('alertdialog');

/** Opens a page with products in the cart. */
const openWithCart = (shop: Shop, width = 1280): Promise<OpenedPage> =>
  shop.open('/furniture/', {
    width,
    mounted: false,
    before: (page) => fillCart(page, shop.url, [tumblers]),
  });

const untilFocused = (page: Page, text: string) =>
  until(`the focus is on ${text}`, async () => (await focusedText(page)) === text);
const session = (shop: Shop) => shop.server.world.sessions.all().find(({ cart }) => cart !== null);
const switches = (shop: Shop) => shop.server.world.log.all().filter(({ path }) => path.endsWith('/currency'));

/** Waits until the page has been reloaded with a currency. */
const untilCurrency = (page: Page, code: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[data-page-context]')?.getAttribute('data-currency-code') === wanted,
    code,
  );

describe('the currency', () => {
  it('changes in every tab, after the shopper has agreed to lose discounts', async () => {
    const opened = await openWithCart(shop);
    const { page } = opened;
    session(shop)!.cart!.coupons.push(coupons[0]!);
    // No widget mounts there, because this browser has stored the badge's number.
    const otherTab = await shop.openBeside(opened, '/furniture/', { mounted: false });
    await currencies(page).click();
    await currency(page, 'Euro').click();
    await dialog(page).getByText('Discounts, coupons and gift certificates').waitFor();
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    for (const tab of [page, otherTab.page]) await untilCurrency(tab, 'EUR');
    expect(new URL(page.url()).pathname).toBe('/furniture/');
    expect(session(shop)?.currency.code).toBe('EUR');
  });

  it('changes from the drawer; after "Cancel" the focus returns to the menu button', async () => {
    const { page } = await openWithCart(shop, 375);
    session(shop)!.cart!.coupons.push(coupons[0]!);
    const choose = async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await currency(page, 'Euro').click();
    };
    await choose();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await untilFocused(page, 'Menu');
    await page.waitForFunction(() => document.querySelector('[inert]') === null);
    session(shop)!.cart!.coupons = [];
    await choose();
    await untilCurrency(page, 'EUR');
    expect(switches(shop).map(({ json }) => json)).toEqual([{ currencyCode: 'EUR' }]);
  });

  it('closes its list when the menu opens, and is a link for a shopper without a cart', async () => {
    const scripts: string[] = [];
    const { page } = await shop.open('/about-us/', {
      mounted: false,
      height: 500,
      before: async (one) => void one.on('request', (request) => scripts.push(request.url())),
    });
    // In newer versions of Chromium the first mouse move of a page has no movement.
    await page.mouse.move(640, 300, { steps: 2 });
    await page.mouse.wheel(0, 2000);
    await untilIdle(page);
    const files = () => scripts.filter((url) => /\/widgets\/.*\.js$/.test(url)).map((url) => url.split('/').at(-1));
    // After a pointer movement the files for a press are loaded, and no widget is mounted.
    const needed = ['api.js', 'global.js', 'header.js', 'lists.js', 'loader.js', 'runtime.js'];
    await until('the files are loaded', () => needed.every((file) => files().includes(file)));
    expect([...new Set(files())].sort()).toEqual(needed);
    expect(await page.locator('[data-widget]:not([data-widget-status="waiting"])').count()).toBe(0);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await currencies(page).focus();
    await untilMounted(page, '[data-widget="dropdown"]');
    const details = page.locator('header details[open]');
    await currencies(page).click();
    await page.locator('summary', { hasText: 'Lighting' }).click();
    await details.filter({ hasText: 'Lighting' }).waitFor();
    await currency(page, 'Euro').waitFor({ state: 'detached' });
    await currencies(page).click();
    await currency(page, 'Euro').waitFor();
    await until('one is open', async () => (await details.count()) === 1);
    await page.mouse.click(640, 700);
    await until('none is open', async () => (await details.count()) === 0);

    await currencies(page).click();
    await currency(page, 'Euro').click();
    await untilCurrency(page, 'EUR');
    expect(switches(shop)).toEqual([]);
  });
});

describe('the header of a wide screen', () => {
  const germanShop = useShop({ settings: { languages: ['en', 'de'] } });

  it('is one row above the menu, also in a language with longer words', async () => {
    const { page } = await germanShop.open('/de/furniture/', { width: 1280, mounted: false });
    const rowOf = (selector: string) =>
      page.locator(`.header-main ${selector}`).evaluateAll((parts) => {
        const boxes = parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
        return [...new Set(boxes.map(({ top, height }) => Math.round(top + height / 2)))];
      });
    expect(await rowOf('.navUser-action')).toEqual(await rowOf('.quickSearch-form'));
    expect((await page.locator('.header-main').boundingBox())?.height).toBe(80);
  });
});

describe('the slim header', () => {
  /** The visible share of the header's second row, 0 to 1. */
  const visibleShareOf = (page: Page, row: string): Promise<number> =>
    page.evaluate((selector: string) => {
      const { height, bottom } = document.querySelector(selector)!.getBoundingClientRect();
      const bar = innerWidth > 800 ? 80 : 64;
      return Math.max(0, Math.min(1, Math.round(((bottom - bar) / height) * 10) / 10));
    }, row);
  const scrollTo = async (page: Page, top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    // Sticky elements move in the next frame, and observers of visibility run after it.
    await painted(page, 2);
  };

  it('keeps its first row while the page scrolls, and shows its second row for the focus', async () => {
    shop.server.world.settings.themeSettings = { header_slim_threshold_large: 240, header_slim_threshold_small: 120 };
    const { page } = await shop.open('/lighting/', { mounted: false });
    const look = async (row: string, top: number, first: number) => {
      const isHeaderAt = (y: number) =>
        page.evaluate((at) => document.elementFromPoint(innerWidth / 2, at)?.closest('header') !== null, y);
      await scrollTo(page, top);
      return [await visibleShareOf(page, row), await isHeaderAt(first - 24), await isHeaderAt(first + 24)];
    };
    for (const [width, row, threshold, first] of [
      [1280, '#menu', 240, 80],
      [800, '.header .quickSearch-form', 120, 64],
      [375, '.header .quickSearch-form', 120, 64],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect({
        width,
        before: await look(row, threshold - 2, first),
        after: await look(row, threshold + 100, first),
        again: await look(row, 0, first),
      }).toEqual({ width, before: [1, true, true], after: [0, true, false], again: [1, true, true] });
    }

    await page.setViewportSize({ width: 1280, height: 900 });
    await scrollTo(page, 600);
    // The hidden row is shown again when the focus moves into it.
    await page.locator('summary', { hasText: 'Workshop' }).focus();
    await until('the menu is visible', async () => (await visibleShareOf(page, '#menu')) === 1);
  });
});
