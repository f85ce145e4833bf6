import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { watchLayout } from '../../support/driver/watch-layout';
import { painted } from '../../support/driver/watch-responses';
import { cartLines } from '../../support/shopping/read-cart';

const shop = useShop();
const bar = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).and(page.locator('.buyBar-inner'));
const add = (page: Page, name: string) => bar(page, name).getByRole('button', { name: 'Add to cart' });
/** Scrolls as a shopper does, to the end of the page or to its beginning. */
const scroll = async (page: Page, to: 'end' | 'top') => {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 300);
  await page.mouse.wheel(0, to === 'end' ? 99_999 : -99_999);
};

describe('the bar with price and button', () => {
  it.each([375, 1280])(
    'comes when the form has left the screen, moves nothing and covers nothing, at %i pixels',
    async (width) => {
      let shifts: Awaited<ReturnType<typeof watchLayout>> | undefined;
      const { page } = await shop.open('/harbour-desk-lamp/', {
        width,
        before: async (one) => {
          shifts = await watchLayout(one);
        },
      });
      const name = 'Harbour Desk Lamp';
      expect(await bar(page, name).isVisible()).toBe(false);
      await scroll(page, 'end');
      await add(page, name).waitFor();
      await painted(page, 2);
      await takeScreenshot(page, `bar-at-end-${width}`);
      const [of, end, footer] = await Promise.all(
        [bar(page, name), page.locator('main > .page'), page.locator('.footer-main')].map((one) => one.boundingBox()),
      );
      expect(of!.y + 1 >= end!.y + end!.height).toBe(true);
      expect(of!.y + of!.height <= footer!.y + 1).toBe(true);
      await page.locator('.productView-description').scrollIntoViewIfNeeded();
      await scroll(page, 'top');
      await bar(page, name).waitFor({ state: 'hidden' });
      expect(await shifts?.()).toEqual([]);
    },
  );

  it('adds the product as its form does, and leads to a missing option first', async () => {
    const { page } = await shop.open('/hand-painted-sign/', { width: 375 });
    await scroll(page, 'end');
    await add(page, 'Hand-painted Sign').click();
    await until('the first missing option has the focus', () =>
      page.evaluate(() => document.activeElement?.matches('.productView-form :invalid') ?? false),
    );
    expect(cartLines(shop.server)).toEqual([]);
  });

  it('shows the cart after an add', async () => {
    const { page } = await shop.open('/clamp-base/', { width: 375, height: 500 });
    await scroll(page, 'end');
    await add(page, 'Clamp Base').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
  });

  it('is absent without JavaScript, and if the theme switches it off', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/', { javaScript: false });
    expect(await page.locator('.buyBar').isVisible()).toBe(false);
    shop.server.world.settings.themeSettings = { show_add_to_cart_bar: false };
    const { page: without } = await shop.open('/harbour-desk-lamp/', { javaScript: false });
    expect(await without.locator('.buyBar').count()).toBe(0);
  });
});
