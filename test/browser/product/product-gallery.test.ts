import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isFocused } from '../../support/driver/is-focused';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { watchLayout } from '../../support/driver/watch-layout';
import { painted } from '../../support/driver/watch-responses';

const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });
/** A link that the widget turns into a button. */
const link = (page: Page, name: string | RegExp) => pictures(page).getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => pictures(page).getByRole('button', { name, exact: true });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
const counter = (page: Page, text: string) => viewer(page).getByText(text, { exact: true });
/** Focuses the link of an image, and waits until the widget has turned it into a button. */
async function focusButton(page: Page, name: string | RegExp): Promise<void> {
  await link(page, name).or(button(page, name)).focus();
  await button(page, name).waitFor();
}
const [front, side] = ['Harbour Desk Lamp', 'Harbour Desk Lamp, from the side'];
const springs = 'The springs of the lamp’s arm';

/** The text of the picture in view, in the page or on the whole screen. */
const inView = (page: Page, track = 'pictures') =>
  page.locator(`[data-part="${track}"]`).evaluate((list) => {
    const frame = list.getBoundingClientRect();
    const slide = [...list.children].find((one) => Math.abs(one.getBoundingClientRect().left - frame.left) < 2);
    return slide?.querySelector('img')?.alt ?? slide?.textContent?.trim();
  });
const untilInView = (page: Page, text: string, track?: string) =>
  until(`"${text}" is in view`, async () => (await inView(page, track)) === text);
const swipeTo = (page: Page, index: number, track = 'pictures') =>
  page.locator(`[data-part="${track}"]`).evaluate((list, to) => {
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollTo({ left: sign * to * list.clientWidth, behavior: 'instant' });
  }, index);

const isZoomed = (page: Page) =>
  pictures(page)
    .locator('[data-part="zoom"]')
    .evaluate((layer) => !(layer as HTMLElement).hidden);
const untilZoomed = (page: Page, wanted = true) =>
  until(`zoomed: ${wanted}`, async () => (await isZoomed(page)) === wanted);

describe('the pictures of a product', () => {
  const shop = useShop();
  const open = useVisits(shop);

  it.each([375, 1280])(
    'load one large picture before the gallery is touched, and then the others, at %i pixels',
    async (width) => {
      const requests: string[] = [];
      // Not the page of the last width: Chromium shows a large picture that it has in memory.
      const { page } = await shop.open('/harbour-desk-lamp/', {
        width,
        before: async (one) => void one.on('request', (request) => requests.push(request.url())),
      });
      const large = () => requests.filter((url) => /(?<!160x160)\/products\/101\/(?!variant)/.test(url));
      // Input elsewhere mounts the gallery.
      await page.keyboard.press('Tab');
      await untilMounted(page, '[data-widget="product-gallery"]');
      await painted(page, 2);
      expect(large()).toHaveLength(1);
      await page.locator('[data-part="pictures"]').hover();
      await until('the next picture is loading', async () => large().length > 1);
    },
  );

  it('are in step with the thumbnails, and go to the picture of an option and back', async () => {
    const { page } = await open('/harbour-desk-lamp/');
    await focusButton(page, springs);
    await page.keyboard.press('Space');
    await untilInView(page, springs);
    await swipeTo(page, 1);
    await button(page, side).and(page.locator('[aria-current="true"]')).waitFor();
    const main = pictures(page).locator('[data-main-image]');
    const before = await main.getAttribute('src');
    await page.getByRole('radio', { name: /^Racing green/ }).focus();
    await page.keyboard.press('Space');
    await until('another picture is first', async () => (await main.getAttribute('src')) !== before);
    // The previous image returns when the choice is cleared.
    await page.keyboard.press('Space');
    await until('the first picture is back', async () => (await main.getAttribute('src')) === before);
    await untilInView(page, side);
  });

  it('are enlarged under a mouse, until Escape, wherever the focus is', async () => {
    const { page } = await open('/harbour-desk-lamp/');
    await focusButton(page, springs);
    await page.locator('[data-part="pictures"]').hover();
    await untilZoomed(page);
    await page.getByRole('textbox', { name: 'Quantity' }).focus();
    await page.keyboard.press('Escape');
    await untilZoomed(page, false);
    await page.mouse.move(5, 5);
    await page.locator('[data-part="pictures"]').hover();
    await untilZoomed(page);
    // A press opens the dialog, and one Escape closes it.
    await page.locator('[data-part="pictures"]').click();
    await viewer(page).waitFor();
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'hidden' });
  });

  it.each([1280, 375])('open on the whole screen, by keyboard and with nothing moved, at %i pixels', async (width) => {
    let shifts: Awaited<ReturnType<typeof watchLayout>> | undefined;
    const { page } = await shop.open('/harbour-desk-lamp/', {
      width,
      before: async (one) => {
        shifts = await watchLayout(one);
      },
    });
    await pictures(page).locator('[data-part="link"]').first().focus();
    await page.keyboard.press('Enter');
    await counter(page, '1 of 4').waitFor();
    await page.keyboard.press('ArrowRight');
    await counter(page, '2 of 4').waitFor();
    await untilInView(page, side, 'viewer-pictures');
    await takeScreenshot(page, `viewer-${width}`);
    const { x, y, width: across, height } = (await viewer(page).boundingBox())!;
    expect([x, y, across, height]).toEqual([0, 0, width, 900]);
    expect(
      await viewer(page).evaluate((one) =>
        [one, ...one.querySelectorAll('*')].map((it) => getComputedStyle(it).touchAction).includes('none'),
      ),
    ).toBe(false);
    await page.keyboard.press('Escape');
    await viewer(page).waitFor({ state: 'hidden' });
    await untilInView(page, side);
    expect(await isFocused(button(page, `${side} Look closer`))).toBe(true);
    await painted(page, 2);
    expect(await shifts?.()).toEqual([]);
  });

  it('open at a first tap, before their code has loaded, and go on by a swipe', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/', { width: 375, touch: true, mounted: false });
    await link(page, `${front} Look closer`).tap();
    await counter(page, '1 of 4').waitFor();
    await swipeTo(page, 2, 'viewer-pictures');
    await counter(page, '3 of 4').waitFor();
    await viewer(page).getByRole('button', { name: 'Close' }).tap();
    await button(page, springs).and(page.locator('[aria-current="true"]')).waitFor();
  });

  it('are, without JavaScript, a track that scrolls, and links to their largest size', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/', { javaScript: false });
    await swipeTo(page, 2);
    await untilInView(page, springs);
    await pictures(page).locator('[data-part="track"]').getByRole('link', { name: springs }).click();
    await page.waitForURL('**/1920x1920/**');
  });
});
