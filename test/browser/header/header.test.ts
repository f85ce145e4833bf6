import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { coupons } from '../../shop/codes/coupons';
import { focusedText } from '../driver/focused-text';
import type { OpenedPage } from '../driver/open-page';
import { until } from '../driver/until';
import { untilIdle } from '../driver/until-idle';
import { untilMounted } from '../driver/until-mounted';
import { useShop, type Shop } from '../driver/use-shop';
import { painted } from '../driver/watch-answers';
import { visit } from '../driver/visit';

const shop = useShop();
const header = (page: Page) => page.locator('header');
const cartLink = (page: Page) => header(page).locator('[data-cart-preview]');
const currencies = (page: Page) => header(page).locator('summary', { hasText: 'Currency' });
const currency = (page: Page, name: string) => header(page).getByRole('link', { name }).filter({ visible: true });
const dialog = (page: Page) => page.getByRole('alertdialog');

/** A shopper on a page, with something in the cart. */
async function openWithCart(shop: Shop, width = 1280): Promise<OpenedPage> {
  const opened = await shop.open('/stacking-tumblers/', { width });
  await opened.page.locator('#form-action-addToCart').click();
  await opened.page.locator('#previewModal[open] .previewCart').waitFor();
  await visit(opened.page, `${shop.address}/furniture/`);
  return opened;
}

const untilFocused = (page: Page, text: string) =>
  until(`the focus is on ${text}`, async () => (await focusedText(page)) === text);
const session = (shop: Shop) => shop.server.world.sessions.all().find(({ cart }) => cart !== null);
const switches = (shop: Shop) => shop.server.world.log.all().filter(({ path }) => path.endsWith('/currency'));

describe('a page on which nothing is touched', () => {
  it('brings the loader and nothing else, also when it is scrolled', async () => {
    const scripts: string[] = [];
    const { page } = await shop.open('/about-us/', {
      mounted: false,
      height: 500,
      before: async (one) =>
        void one.on('request', (request) => request.resourceType() !== 'document' && scripts.push(request.url())),
    });
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 2000);
    await untilIdle(page);
    expect(scripts.filter((url) => /\/widgets\/.*\.js$/.test(url)).map((url) => url.split('/').at(-1))).toEqual([
      'loader.js',
    ]);
    expect(await page.locator('[data-widget]:not([data-widget-status="waiting"])').count()).toBe(0);
  });
});

describe('the currency', () => {
  it.each([
    ['wide', 1280],
    ['narrow', 375],
  ])('changes with the cart on a %s screen', async (_, width) => {
    const { page } = await openWithCart(shop, width);
    if (width < 801) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    else await currencies(page).click();
    await currency(page, 'Euro').click();
    await page.waitForURL('**/furniture/');
    await page.waitForFunction(
      () => document.querySelector('[data-page-context]')?.getAttribute('data-currency-code') === 'EUR',
    );
    expect(switches(shop).map(({ json }) => json)).toEqual([{ currencyCode: 'EUR' }]);
    expect(session(shop)?.currency.code).toBe('EUR');
  });

  it('is that of the tab beside too, as soon as the shopper looks at it', async () => {
    const opened = await openWithCart(shop, 1280);
    const beside = await shop.openBeside(opened, '/furniture/');
    await currencies(opened.page).click();
    await currency(opened.page, 'Euro').click();
    for (const page of [opened.page, beside.page]) {
      await page.waitForFunction(
        () => document.querySelector('[data-page-context]')?.getAttribute('data-currency-code') === 'EUR',
      );
    }
  });

  it('is asked about when the cart would lose something; no means no', async () => {
    const { page } = await openWithCart(shop);
    session(shop)!.cart!.coupons.push(coupons[0]!);
    await currencies(page).click();
    await currency(page, 'Euro').click();
    await dialog(page).getByText('Discounts, coupons and gift certificates').waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await untilFocused(page, 'Euro EUR');
    expect(switches(shop)).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await page.waitForFunction(
      () => document.querySelector('[data-page-context]')?.getAttribute('data-currency-code') === 'EUR',
    );
    expect(switches(shop)).toHaveLength(1);
  });

  it('comes back to the menu’s button when the question from the drawer is answered by no', async () => {
    const { page } = await openWithCart(shop, 375);
    session(shop)!.cart!.coupons.push(coupons[0]!);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await currency(page, 'Euro').click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await untilFocused(page, 'Menu');
    await page.waitForFunction(() => document.querySelector('[inert]') === null);
  });

  it('shows the shop’s words when it says no, with a way to cancel', async () => {
    shop.server.world.settings.currencyRefusal = 'This cart can’t be paid in yen.';
    const { page, trouble } = await openWithCart(shop);
    trouble.expect(/status of 422/);
    await currencies(page).click();
    await currency(page, 'Japanese Yen').click();
    await dialog(page).getByText('This cart can’t be paid in yen.').waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    expect(session(shop)?.currency.code).toBe('USD');
  });

  it('follows the link when the cart can’t be read', async () => {
    const { page, trouble } = await openWithCart(shop);
    trouble.expect(/reading the cart|status of 500/);
    shop.server.world.faults.add({ kind: 'status', path: '/api/storefront/carts/*', status: 500 });
    await currencies(page).click();
    await currency(page, 'Euro').click();
    await page.waitForFunction(
      () => document.querySelector('[data-page-context]')?.getAttribute('data-currency-code') === 'EUR',
    );
    expect(switches(shop)).toEqual([]);
  });

  it('is a link for a shopper without a cart, and without JavaScript', async () => {
    for (const javaScript of [true, false]) {
      const { page } = await shop.open('/furniture/', { javaScript, mounted: false });
      await currencies(page).click();
      await currency(page, 'Euro').click();
      await currencies(page).getByText('EUR').waitFor();
    }
  });

  it('opens under a mouse, and closes when the mouse has left', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false });
    await currencies(page).hover();
    await currency(page, 'Euro').waitFor();
    await page.mouse.move(640, 700);
    await currency(page, 'Euro').waitFor({ state: 'detached' });
  });

  it('is chosen by keys', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false });
    await currencies(page).focus();
    await untilMounted(page, '[data-widget="dropdown"]');
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe('US Dollar USD');
    await page.keyboard.press('End');
    expect(await focusedText(page)).toBe('Japanese Yen JPY');
    await page.keyboard.press('Escape');
    await currency(page, 'Euro').waitFor({ state: 'detached' });
    expect(await focusedText(page)).toBe('Currency USD');
  });

  it('and the menu are never open at once', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false });
    const details = page.locator('header details[open]');
    await currencies(page).click();
    await untilMounted(page, '[data-widget="dropdown"]');
    await page.locator('summary', { hasText: 'Lighting' }).click();
    await details.filter({ hasText: 'Lighting' }).waitFor();
    await currency(page, 'Euro').waitFor({ state: 'detached' });
    await currencies(page).click();
    await currency(page, 'Euro').waitFor();
    await until('one is open', async () => (await details.count()) === 1);
    await page.mouse.click(640, 700);
    await until('none is open', async () => (await details.count()) === 0);
  });
});

describe('the cart in the header', () => {
  const panel = (page: Page) => page.locator('#cart-preview-dropdown');

  it('shows itself in short under its link on a wide screen, at the first click already', async () => {
    const { page } = await openWithCart(shop);
    await cartLink(page).click();
    await panel(page).getByRole('link', { name: 'Stacking Tumblers, Pack of 6' }).waitFor();
    expect(await cartLink(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Stacking Tumblers, Pack of 6');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    await untilFocused(page, 'Cart, 1 item');
  });

  it('says that it is empty', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false });
    await cartLink(page).click();
    await panel(page).getByText('Your cart is empty').waitFor();
    await page.mouse.click(300, 700);
    await panel(page).waitFor({ state: 'hidden' });
  });

  it('says that it can’t be shown, with the way to the cart page', async () => {
    const { page, trouble } = await openWithCart(shop);
    trouble.expect(/cart drop-down|status of 500/);
    shop.server.world.faults.add({ kind: 'status', path: '/cart.php', status: 500, times: 1 });
    await cartLink(page).click();
    await panel(page).getByText('Your cart can’t be shown here right now.').waitFor();
    await panel(page).getByRole('link', { name: 'View or edit your cart' }).click();
    await page.waitForURL('**/cart.php');
  });

  it.each([true, false])('is a link on a narrow screen (JavaScript: %s)', async (javaScript) => {
    const { page } = await shop.open('/furniture/', { width: 375, javaScript, mounted: false });
    await cartLink(page).click();
    await page.waitForURL('**/cart.php');
  });
});

describe('the slim header', () => {
  /** How much of the header's second row is in sight, 0 to 1. */
  const rowInSight = (page: Page, row: string): Promise<number> =>
    page.evaluate((selector: string) => {
      const { height, bottom } = document.querySelector(selector)!.getBoundingClientRect();
      const bar = innerWidth > 800 ? 80 : 64;
      return Math.max(0, Math.min(1, Math.round(((bottom - bar) / height) * 10) / 10));
    }, row);
  const scrollTo = async (page: Page, top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    // What sticks moves in the next frame, and the browser tells of sight after it.
    await painted(page, 2);
  };

  it.each([
    ['wide', 1280, '#menu', { header_slim_threshold_large: 240 }, 240],
    ['narrow', 375, '.header .quickSearch-form', { header_slim_threshold_small: 120 }, 120],
    ['narrow', 800, '.header .quickSearch-form', { header_slim_threshold_small: 40 }, 40],
  ])(
    'keeps its first row on a %s screen of %i pixels once the page is scrolled to the threshold',
    async (_, width, row, settings, from) => {
      shop.server.world.settings.themeSettings = settings;
      const { page } = await shop.open('/lighting/', { width, mounted: false });
      await scrollTo(page, from - 2);
      expect(await rowInSight(page, row)).toBe(1);
      await scrollTo(page, from + 100);
      expect(await rowInSight(page, row)).toBe(0);
      await scrollTo(page, 0);
      expect(await rowInSight(page, row)).toBe(1);
    },
  );

  it('carries the class by which themes know it, as soon as other widgets are there', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/');
    await untilMounted(page, '[data-widget="slim-header"]');
    const isSlim = () => page.locator('.header').evaluate((one) => one.classList.contains('is-slim'));
    await scrollTo(page, 155);
    expect(await isSlim()).toBe(false);
    await scrollTo(page, 170);
    expect(await isSlim()).toBe(true);
    await page.setViewportSize({ width: 800, height: 900 });
    await scrollTo(page, 75);
    expect(await isSlim()).toBe(false);
    await scrollTo(page, 90);
    expect(await isSlim()).toBe(true);
  });

  it.each([375, 800, 1280])('lets the page be pressed where its second row has been, at %i pixels', async (width) => {
    const { page } = await shop.open('/lighting/', { width, mounted: false });
    const isHeaderAt = (y: number) =>
      page.evaluate((top) => document.elementFromPoint(innerWidth / 2, top)?.closest('header') !== null, y);
    const first = width > 800 ? 80 : 64;
    expect(await isHeaderAt(first + 24)).toBe(true);
    await scrollTo(page, 700);
    expect([await isHeaderAt(first - 24), await isHeaderAt(first + 24)]).toEqual([true, false]);
  });

  it('comes back whole when the focus goes into what has gone', async () => {
    const { page } = await shop.open('/lighting/', { mounted: false });
    await scrollTo(page, 600);
    await page.locator('summary', { hasText: 'Workshop' }).focus();
    await until('the menu is in sight', async () => (await rowInSight(page, '#menu')) === 1);
  });
});
