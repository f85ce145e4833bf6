import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { useShop } from '../../support/driver/use-shop';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const dark = 'rgb(20, 23, 21)';
const chosen = 'rgb(255, 238, 204)';

describe('the dark scheme', () => {
  const shop = useShop();
  const open = async (path: string, scheme: 'light' | 'dark', themeSettings: object) => {
    Object.assign(shop.server.world.settings, { themeSettings });
    return (await shop.open(path, { mounted: false, before: (page) => page.emulateMedia({ colorScheme: scheme }) }))
      .page;
  };

  it('follows the shopper’s device, and leaves the merchant’s colours to the light one', async () => {
    const settings = { dark_scheme: 'system', 'body-bg': '#ffeecc' };
    const page = await open('/workshop/', 'dark', settings);
    expect(await background(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background(page)).toBe(chosen);
  });

  it('is the only one if the merchant wants it, but not on paper', async () => {
    const page = await open('/workshop/', 'light', {
      dark_scheme: 'always',
      product_sale_badges: 'sash',
      product_sold_out_badges: 'burst',
    });
    expect(await background(page)).toBe(dark);
    for (const width of [1280, 375]) await takeScreenshot(page, `dark-category-${width}`, width);
    await page.emulateMedia({ media: 'print' });
    expect(await background(page)).toBe('rgb(255, 255, 255)');
  });

  it('is not there without the setting', async () => {
    const page = await open('/workshop/', 'dark', {});
    expect(await background(page)).toBe('rgb(255, 255, 255)');
    expect(await page.locator('link[href*="dark.css"]').count()).toBe(0);
  });
});
