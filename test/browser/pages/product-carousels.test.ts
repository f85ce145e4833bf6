import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isFocused } from '../../support/driver/is-focused';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { watchLayout } from '../../support/driver/watch-layout';
import { painted } from '../../support/driver/watch-responses';
import { watchSpeech } from '../../support/driver/watch-speech';
import { speak } from '../../support/states/speak';

const code = 'he-xb';
const shop = useShop({ settings: { languages: ['en', code], themeSettings: { product_carousels: true } } });
const list = (page: Page, name = 'Featured') => page.locator(`.productCarousel[aria-label="${name}"]`);
const button = (page: Page, name: string, of = 'Featured') => list(page, of).getByRole('button', { name, exact: true });

/** The names of the list's cards: all of them, and those in view as a whole. */
const cards = (page: Page, name?: string): Promise<{ all: string[]; inView: string[] }> =>
  list(page, name)
    .locator('[data-part="track"]')
    .evaluate((track) => {
      const frame = track.getBoundingClientRect();
      const all = [...track.querySelectorAll('.card-title')];
      const text = (title: Element) => title.textContent!.trim();
      const inView = all.filter((title) => {
        const { left, right } = title.closest('.product')!.getBoundingClientRect();
        return left > frame.left - 1 && right < frame.right + 1;
      });
      return { all: all.map(text), inView: inView.map(text) };
    });
const untilInView = (page: Page, names: string[]) =>
  until(`the cards in view are ${names.join()}`, async () => (await cards(page)).inView.join() === names.join());

describe('a list of products as a carousel', () => {
  it.each([
    [1280, 4],
    [375, 2],
  ])('in a window of %i pixels moves by its %i cards in view, and shifts nothing', async (width, columns) => {
    let shifts: Awaited<ReturnType<typeof watchLayout>> | undefined;
    let spoken: Awaited<ReturnType<typeof watchSpeech>> | undefined;
    const { page } = await shop.open('/', {
      width,
      mounted: false,
      before: async (one) => {
        await one.emulateMedia({ reducedMotion: 'reduce' });
        shifts = await watchLayout(one);
        spoken = await watchSpeech(one);
      },
    });
    await list(page).scrollIntoViewIfNeeded();
    await button(page, 'Next products').waitFor();
    await painted(page, 2);
    expect(await shifts?.()).toEqual([]);
    await takeScreenshot(page, `product-carousels-${width}`);

    const behavior = () =>
      list(page)
        .locator('[data-part="track"]')
        .evaluate((one) => getComputedStyle(one).scrollBehavior);
    expect(await behavior()).toBe('auto');
    const { all, inView } = await cards(page);
    expect(inView).toEqual(all.slice(0, columns));
    expect(await button(page, 'Previous products').getAttribute('aria-disabled')).toBe('true');
    await button(page, 'Next products').click();
    await untilInView(page, all.slice(columns, 2 * columns));
    const pages = Math.ceil(all.length / columns);
    for (let number = 3; number <= pages; number += 1) {
      await button(page, 'Next products').click();
      await untilInView(page, all.slice(Math.min((number - 1) * columns, all.length - columns)).slice(0, columns));
    }
    await button(page, 'Next products').and(page.locator('[aria-disabled="true"]')).waitFor();
    expect(await isFocused(button(page, 'Next products'))).toBe(true);
    await until('the page is announced', async () => (await spoken?.())?.at(-1)?.text === `Page ${pages} of ${pages}`);
    await button(page, 'Previous products').click();
    await untilInView(page, all.slice(-2 * columns).slice(0, columns));
  });

  it('has buttons only while some cards have no room, and they take none', async () => {
    const { page } = await shop.open('/', { mounted: false });
    await list(page, 'New in').scrollIntoViewIfNeeded();
    await page.locator('.productCarousel[aria-label="New in"][data-widget-status="mounted"]').waitFor();
    await painted(page, 2);
    const next = button(page, 'Next products', 'New in');
    const { all, inView } = await cards(page, 'New in');
    expect([inView, await next.isVisible()]).toEqual([all, false]);
    await page.setViewportSize({ width: 375, height: 900 });
    await next.waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await next.waitFor({ state: 'hidden' });
  });

  it('moves to the left in a page that is written from right to left', async () => {
    const word = speak(code);
    const { page } = await shop.open(`/${code}/`, { mounted: false });
    const featured = word('home.featured');
    const track = list(page, featured).locator('[data-part="track"]');
    await track.scrollIntoViewIfNeeded();
    await button(page, word('carousel.next_products'), featured).click();
    await until('the second page is in view', () => track.evaluate((one) => one.scrollLeft < -one.clientWidth / 2));
    await button(page, word('carousel.previous_products'), featured).click();
    await until('the first page is in view', () => track.evaluate((one) => one.scrollLeft > -1));
  });

  it('scrolls to the card that gets the focus, without JavaScript, too', async () => {
    const { page } = await shop.open('/', { javaScript: false });
    expect(await list(page).getByRole('button', { name: 'Next products' }).count()).toBe(0);
    await list(page).locator('.card-title a').last().focus();
    await until('the last card is in view', async () => {
      const { all, inView } = await cards(page);
      return inView.at(-1) === all.at(-1);
    });
  });
});
