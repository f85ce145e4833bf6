import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();
const widths = (srcset: string | null) => [...(srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
const shopWidths = [80, 160, 320, 640, 960, 1280, 1920, 2560];

describe('a product’s picture', () => {
  it('is rendered with the shop’s widths up to its own size', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/', { javaScript: false });
    const rendered = widths(await page.locator('.productView-images [data-main-image]').getAttribute('srcset'));
    expect(rendered.length).toBeGreaterThan(4);
    expect(rendered).toEqual(shopWidths.slice(0, rendered.length));
  });
});
