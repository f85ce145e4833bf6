import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from '../../support/driver/find-violations';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';

const panel = '/workshop/?widgets=settings';
const bare = { isBare: true };

const schemeOf = (page: Page) =>
  page.frameLocator('iframe').locator('html').getAttribute('data-color-scheme', { timeout: 5_000 });

const backgroundOf = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);

describe('the panel of theme settings', () => {
  const shop = useShop();

  it('shows a change at once, by keyboard, and copies it as config.json', async () => {
    const { page, context } = await shop.open(panel, bare);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    expect(await schemeOf(page)).toBe('pine');
    await page.getByLabel('Colours', { exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await until('the page is ink', async () => (await schemeOf(page)) === 'ink');
    expect(await page.locator('#changed').textContent()).toBe('Changed: color_scheme.');
    await page.getByRole('button', { name: 'Copy as config.json' }).press('Enter');
    await page.locator('#changed', { hasText: 'Copied' }).waitFor();
    const config = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as {
      variations: { settings: object }[];
    };
    expect(config.variations[0]?.settings).toEqual({ color_scheme: 'ink' });
  });

  it('takes a colour from the picker, and goes back with the variation', async () => {
    const { page } = await shop.open(panel, bare);
    await page.getByText('Colours', { exact: true }).last().click();
    const text = page.locator('[id="body-bg"]');
    await page.locator('[data-for="body-bg"]').fill('#ffeecc');
    await until('the page has the colour', async () => (await backgroundOf(page)) === 'rgb(255, 238, 204)');
    expect(await text.inputValue()).toBe('#ffeecc');
    await page.getByLabel('Variation').selectOption('Clay');
    await until('the page is clay', async () => (await schemeOf(page)) === 'clay');
    // The attribute is parsed before the style sheet is applied.
    await until('the page has the colour', async () => (await backgroundOf(page)) === 'rgb(255, 253, 250)');
    expect(await page.getByLabel('Headings', { exact: true }).first().inputValue()).toBe('serif');
  });

  it('can be used on a phone’s screen and without scripts', async () => {
    const { page } = await shop.open(panel, { ...bare, javaScript: false, width: 375 });
    await page.getByLabel('Colours', { exact: true }).selectOption('Clay');
    await page.getByRole('button', { name: 'Show' }).click();
    await until('the page is clay', async () => (await schemeOf(page)) === 'clay');
    expect(await page.getByLabel('Colours', { exact: true }).inputValue()).toBe('clay');
  });

  it('has no accessibility violations', async () => {
    const { page } = await shop.open(panel, bare);
    await page.evaluate(() => {
      for (const group of document.querySelectorAll('details')) group.open = true;
    });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findViolations(page)).toEqual([]);
      await takeScreenshot(page, `settings-panel-${width}`);
    }
  });
});
