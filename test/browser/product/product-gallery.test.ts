import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });
/** A link that the widget turns into a button. */
const link = (page: Page, name: string | RegExp) => pictures(page).getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => pictures(page).getByRole('button', { name, exact: true });
const large = (page: Page) => button(page, /Look closer$/);
/** Focuses the link of an image, and waits until the widget has turned it into a button. */
async function focusButton(page: Page, name: string | RegExp): Promise<void> {
  await link(page, name).or(button(page, name)).focus();
  await button(page, name).waitFor();
}
const springs = 'The springs of the lamp’s arm';

/** The position of the zoom, in percent of the image; null without a zoom. */
const zoomPosition = (page: Page) =>
  pictures(page)
    .locator('[data-part="zoom"]')
    .evaluate((layer) => ((layer as HTMLElement).hidden ? null : layer.style.backgroundPosition));
const untilZoomed = (page: Page) =>
  page.waitForFunction(() => !document.querySelector<HTMLElement>('[data-part="zoom"]')?.hidden);
const untilZoomClosed = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLElement>('[data-part="zoom"]')?.hidden);

describe('the pictures of a product', () => {
  const shop = useShop();
  const open = useVisits(shop);

  it('are chosen by thumbnails and by an option, and zoomed by mouse and keys', async () => {
    const { page } = await open('/harbour-desk-lamp/');
    const desk = 'The lamp on a desk by a window';
    await focusButton(page, desk);
    await page.keyboard.press('Space');
    await button(page, `${desk} Look closer`).waitFor();
    expect(await button(page, desk).getAttribute('aria-current')).toBe('true');
    const main = pictures(page).locator('[data-main-image]');
    const before = await main.getAttribute('src');
    await page.getByRole('radio', { name: /^Racing green/ }).focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(
      (src) => document.querySelector('[data-main-image]')?.getAttribute('src') !== src,
      before,
    );
    // The previous image returns when the choice is cleared.
    await page.keyboard.press('Space');
    await page.waitForFunction(
      (src) => document.querySelector('[data-main-image]')?.getAttribute('src') === src,
      before,
    );

    await large(page).hover();
    await untilZoomed(page);
    await page.mouse.move(5, 5);
    await untilZoomClosed(page);

    await large(page).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await untilZoomed(page);
      expect(await zoomPosition(page)).toBe('50% 50%');
      expect(await large(page).getAttribute('aria-pressed')).toBe('true');
      for (const [arrow, place] of [
        ['ArrowRight', '62% 50%'],
        ['ArrowDown', '62% 62%'],
        ['ArrowLeft', '50% 62%'],
        ['ArrowUp', '50% 50%'],
      ] as const) {
        await page.keyboard.press(arrow);
        await page.waitForFunction(
          (wanted) => document.querySelector<HTMLElement>('[data-part="zoom"]')?.style.backgroundPosition === wanted,
          place,
        );
      }
      await page.keyboard.press('Escape');
      await untilZoomClosed(page);
    }
  });

  it('are chosen by touch, zoomed by a tap, and reset by the next tap', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/', { width: 375, touch: true });
    await link(page, springs).or(button(page, springs)).tap();
    await button(page, `${springs} Look closer`).waitFor();
    expect(await button(page, springs).getAttribute('aria-current')).toBe('true');
    await large(page).tap();
    await untilZoomed(page);
    await large(page).tap();
    await untilZoomClosed(page);
  });

  it('are links to their largest size without JavaScript', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/', { javaScript: false });
    await link(page, springs).click();
    await page.waitForURL('**/1920x1920/**');
  });
});
