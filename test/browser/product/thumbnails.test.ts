import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { ProductPicture } from '../../shop/catalogue/product-record';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { watchLayout } from '../../support/driver/watch-layout';
import { painted } from '../../support/driver/watch-responses';

const shop = useShop();
const lamp = () => shop.server.world.catalogue.findProduct(101)!;
let pictures: ProductPicture[] = [];
// The catalogue survives the reset before each test.
beforeEach(() => {
  ({ pictures } = lamp());
  const others = pictures.slice(1);
  lamp().pictures = [...pictures, ...others, ...others, ...others];
});
afterEach(() => void (lamp().pictures = pictures));

const row = (page: Page) => page.locator('.productView-thumbnails');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The indices of the thumbnails that are in view as a whole. */
const inView = (page: Page): Promise<number[]> =>
  row(page).evaluate((track) => {
    const frame = track.getBoundingClientRect();
    return [...track.children].flatMap((item, index) => {
      const { left, right } = item.getBoundingClientRect();
      return left > frame.left - 1 && right < frame.right + 1 ? [index] : [];
    });
  });
const untilInView = (page: Page, index: number) =>
  until(`thumbnail ${index} is in view`, async () => (await inView(page)).includes(index));

describe('more thumbnails than have room', () => {
  it.each([1280, 375])('scroll in their row alone, at %i pixels', async (width) => {
    let shifts: Awaited<ReturnType<typeof watchLayout>> | undefined;
    const { page } = await shop.open('/harbour-desk-lamp/', {
      width,
      before: async (one) => {
        await one.emulateMedia({ reducedMotion: 'reduce' });
        shifts = await watchLayout(one);
      },
    });
    // The pointer over the pictures mounts their slot.
    await row(page).hover();
    await button(page, 'Next pictures').waitFor();
    await painted(page, 2);
    expect(await shifts?.()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await row(page).scrollIntoViewIfNeeded();
    await takeScreenshot(page, `thumbnails-${width}`);
    const first = await inView(page);
    expect(first[0]).toBe(0);
    const last = (await row(page).locator('li').count()) - 1;
    expect(first).not.toContain(last);

    await button(page, 'Next pictures').click();
    await untilInView(page, Math.min(2 * first.length - 1, last));
    while (!(await inView(page)).includes(last)) {
      await button(page, 'Next pictures').click();
      await painted(page, 2);
    }
    await button(page, 'Next pictures').and(page.locator('[aria-disabled="true"]')).waitFor();
    const top = await page.evaluate(() => scrollY);
    // A script presses a thumbnail that is out of view: a pointer cannot.
    await row(page)
      .locator('a')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await untilInView(page, 0);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  it('make no page wider than its window, with a video, too', async () => {
    const { page } = await shop.open('/widgets/product-gallery/1/alone', { width: 375, mounted: false });
    await page.locator('.productView-thumbnail-link--video').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
