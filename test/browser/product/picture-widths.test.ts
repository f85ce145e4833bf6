import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();
const main = (page: Page) => page.locator('.productView-images [data-main-image]');
const widths = (srcset: string | null) => [...(srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
const shopWidths = [80, 160, 320, 640, 960, 1280, 1920, 2560];

describe('a product’s picture', () => {
  it('is printed with the shop’s widths up to its own size', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/', { javaScript: false });
    const printed = widths(await main(page).getAttribute('srcset'));
    expect(printed.length).toBeGreaterThan(4);
    expect(printed).toEqual(shopWidths.slice(0, printed.length));
  });

  it('has all eight widths after a choice', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/');
    const before = await main(page).getAttribute('src');
    await page.getByRole('radio', { name: 'Racing green' }).check({ force: true });
    await page.waitForFunction(
      (first) => document.querySelector('[data-main-image]')?.getAttribute('src') !== first,
      before,
    );
    expect(widths(await main(page).getAttribute('srcset'))).toEqual(shopWidths);
  });
});
