import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findViolations } from '../../support/driver/find-violations';
import { isFocused } from '../../support/driver/is-focused';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { until } from '../../support/driver/until';
import { untilIdle } from '../../support/driver/until-idle';
import { useShop } from '../../support/driver/use-shop';
import { watchLayout } from '../../support/driver/watch-layout';
import { listPage } from './list-page';

const themeSettings = { card_swatches: true, categorypage_products_per_page: 1, product_list_paging: 'more' };
const shop = useShop({ settings: { languages: ['en', 'he-xb'], themeSettings } });

const lamp = 'Harbour Desk Lamp';
const swatch = (page: Page, label: string, name = lamp) =>
  page
    .getByRole('main')
    .getByRole('link', { name: `${label}: ${name}`, exact: true })
    .first();
const cardOf = (page: Page, name = lamp) => listPage(page).card(name).first();
/** The colour of the card's picture, and the query of its name's link. */
const shownIn = async (page: Page) => {
  const card = cardOf(page);
  const picture = await card.locator('.card-image').evaluate((image) => (image as HTMLImageElement).currentSrc);
  const href = await card.locator('.card-title a').getAttribute('href');
  return [/variant-(\w+)|(front)/.exec(picture)?.[0], new URL(href ?? '').search];
};
const untilShown = (page: Page, picture: string, query: string) =>
  until(`the card shows ${picture}`, async () => (await shownIn(page)).join() === [picture, query].join());
const chosen = (page: Page) => page.locator('main [data-product-attribute="swatch"] input:checked + label').innerText();
const green = '?sku=NL-LAMP-RACI-ROUN';

describe('the colours of a product in a list', () => {
  it('lead to the product with this colour without JavaScript, in a variant that is in stock', async () => {
    const { page } = await shop.open('/', { width: 375, javaScript: false });
    await swatch(page, 'Racing green').click();
    expect(new URL(page.url()).search).toBe(green);
    expect((await chosen(page)).trim()).toBe('Racing green');
  });

  it.each([1280, 375])(
    'need no code at rest in a window of %i pixels, shift nothing, and can be hit',
    async (width) => {
      let shifts: Awaited<ReturnType<typeof watchLayout>> | undefined;
      const { page } = await shop.open('/', {
        width,
        mounted: false,
        before: async (one) => void (shifts = await watchLayout(one)),
      });
      await swatch(page, 'Racing green').scrollIntoViewIfNeeded();
      await untilIdle(page);
      const slots = page.locator('[data-widget="swatches"]');
      expect(await slots.count()).toBeGreaterThan(2);
      const statuses = await slots.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['widgetStatus']));
      expect(new Set(statuses)).toEqual(new Set(['waiting']));
      const sizes = await page
        .locator('.cardSwatches-link')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
        );
      expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(24);
      expect(await shifts?.()).toEqual([]);
      expect(await findViolations(page, 'main')).toEqual([]);
      await takeScreenshot(page, `swatches-${width}`);
    },
  );

  it('are shown in the card by a pointer, and no longer once it has left the card', async () => {
    const { page } = await shop.open('/', { mounted: false });
    const before = await shownIn(page);
    await swatch(page, 'Racing green').hover();
    await untilShown(page, 'variant-2f5d46', green);
    await swatch(page, 'Cream & brass').hover();
    await untilShown(page, 'variant-ece3cf', '?sku=NL-LAMP-CREA-CLAM');
    const { x, y } = (await cardOf(page).locator('.card-image').boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    expect(await shownIn(page)).toEqual(['variant-ece3cf', '?sku=NL-LAMP-CREA-CLAM']);
    await page.getByRole('contentinfo').hover();
    await untilShown(page, ...(before as [string, string]));
  });

  it('are shown by the keyboard, too, and Enter leads to the product with the colour', async () => {
    const { page } = await shop.open('/', { mounted: false });
    await swatch(page, 'Signal red').focus();
    await page.keyboard.press('Tab');
    await untilShown(page, 'variant-2f5d46', green);
    expect(await isFocused(swatch(page, 'Racing green'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${green}`);
    expect((await chosen(page)).trim()).toBe('Racing green');
  });

  it('are those of appended and of sorted products', async () => {
    const { page } = await shop.open('/workshop/', { mounted: false });
    const list = listPage(page);
    const slots = page.locator('main [data-widget="swatches"]');
    const names = () => slots.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const apron = 'Colour: Workshop Apron';
    expect(await names()).toEqual([apron]);
    await list.after(() => page.getByRole('link', { name: 'Show more products' }).click());
    expect(await names()).toEqual([apron, 'Shade: Linseed Oil Paint']);
    await list.after(() => list.sort.selectOption('Z to A'));
    expect(await names()).toEqual([apron]);
  });

  it.each([1280, 375])('are in order from right to left in a window of %i pixels', async (width) => {
    const { page } = await shop.open('/he-xb/', { width, mounted: false });
    const [first, second] = await page
      .locator('.cardSwatches-link')
      .evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().left));
    expect(first).toBeGreaterThan(second!);
    await takeScreenshot(page, `swatches-rtl-${width}`);
  });
});
