import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { painted } from '../../support/driver/watch-responses';
import { fillCart, tumblers } from '../../support/shopping/open-cart';

const shop = useShop();
const open = useVisits(shop);

describe('tabs', () => {
  const text = (page: Page, words: string) => page.getByText(words).first();
  const warranty = 'Ten years on the springs';

  it('show the tab in the URL without JavaScript too', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/#tab-warranty', { javaScript: false });
    expect(await text(page, warranty).isVisible()).toBe(true);
    expect(await page.locator('#tab-description').isVisible()).toBe(false);
    await page.getByText('Description', { exact: true }).click();
    expect(await page.locator('#tab-description').isVisible()).toBe(true);
    expect(await text(page, warranty).isVisible()).toBe(false);
  });
});

describe('collapsible parts of a page', () => {
  const region = `
    <details class="disclosure" id="box" data-widget="collapsible" data-widget-when="visible" data-disabled-from="medium"
             data-disabled-state="open" data-enabled-state="closed">
      <summary class="disclosure-toggle" data-part="toggle">Opening hours</summary><p>Nine to five</p>
    </details>
    <div data-widget="collapsible-group">
      <details data-part="item"><summary>First question</summary><p>First answer</p></details>
      <details data-part="item"><summary>Second question</summary><p>Second answer</p></details>
    </div>`;
  beforeEach(() => void (shop.server.world.settings.regions = { home_below_menu: region }));
  const isVisible = (page: Page, words: string) => page.getByText(words).isVisible();

  it('are closed below 801 pixels and open above, and work by pointer and keys', async () => {
    const { page } = await open('/', { width: 800, mounted: false });
    await page.locator('#box').scrollIntoViewIfNeeded();
    await untilMounted(page, '#box');
    expect(await isVisible(page, 'Nine to five')).toBe(false);
    await page.getByText('Opening hours').click();
    expect(await isVisible(page, 'Nine to five')).toBe(true);
    await page.getByText('Opening hours').click();
    await page.getByText('Nine to five').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 801, height: 900 });
    await page.getByText('Nine to five').waitFor({ state: 'visible' });
    await page.getByText('Opening hours').click();
    await painted(page);
    expect(await isVisible(page, 'Nine to five')).toBe(true);
    await page.setViewportSize({ width: 375, height: 900 });
    await page.getByText('Nine to five').waitFor({ state: 'hidden' });

    await page.getByText('First question').click();
    await untilMounted(page, '[data-widget="collapsible-group"]');
    expect(await isVisible(page, 'First answer')).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Second answer').waitFor();
    await page.getByText('First answer').waitFor({ state: 'hidden' });
  });

  it('can be opened without JavaScript', async () => {
    const { page } = await shop.open('/', { javaScript: false });
    await page.getByText('First question').click();
    await page.getByText('Opening hours').click();
    expect(await isVisible(page, 'First answer')).toBe(true);
    expect(await isVisible(page, 'Nine to five')).toBe(true);
  });
});

const language = (page: Page) => page.getByRole('navigation', { name: 'Language' });

describe('the cookie notice', () => {
  const words = 'We use cookies. <a href="/shipping-returns/">Read more</a>';
  beforeEach(() => void (shop.server.world.settings.privacyCookie = words));
  const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

  it('is a paragraph without JavaScript, on a page with links to its other languages', async () => {
    const { page } = await shop.open('/furniture/', { javaScript: false });
    expect(await page.locator('noscript p').isVisible()).toBe(true);
    expect(await notice(page).isVisible()).toBe(false);
    await language(page).getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/furniture/');
  });
});

describe('a page', () => {
  it('shows its progress while the currency changes, and links to its other languages', async () => {
    const { page } = await open('/furniture/', {
      mounted: false,
      before: (one) => fillCart(one, shop.url, [tumblers]),
    });
    shop.server.world.faults.add({ kind: 'hold', nth: 1, path: '/api/storefront/carts/*/currency' });
    await page.locator('summary', { hasText: 'Currency' }).click();
    await page.locator('header').getByRole('link', { name: 'Euro' }).filter({ visible: true }).click();
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    const value = () => bar.evaluate((element) => (element as HTMLProgressElement).value);
    await until('the bar has advanced', async () => (await value()) > 0);
    shop.server.world.faults.calm();
    await page.waitForFunction(
      () => document.querySelector('[data-page-context]')?.getAttribute('data-currency-code') === 'EUR',
    );
    // Each language has its own name.
    await language(page).getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/furniture/');
  });
});
