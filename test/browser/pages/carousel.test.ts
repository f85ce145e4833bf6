import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdTime, passTime } from '../../support/driver/hold-time';
import type { OpenOptions } from '../../support/driver/open-page';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { watchLayout } from '../../support/driver/watch-layout';
import { painted } from '../../support/driver/watch-responses';
import { watchSpeech } from '../../support/driver/watch-speech';

const slides = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const button = (page: Page, name: string) => slides(page).getByRole('button', { name });
const track = (page: Page) => page.locator('.heroCarousel-slides');
const isInView = (page: Page, name: string): Promise<boolean> =>
  slides(page)
    .getByRole('heading', { name })
    .evaluate((heading) => {
      const { left, right } = heading.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
const untilInView = (page: Page, name: string) => until(`${name} is in view`, () => isInView(page, name));
/** Waits until the buttons mark this slide as shown, 1 to 3. */
const untilShown = (page: Page, number: number) =>
  button(page, `Show slide ${number}`).and(page.locator('[aria-current="true"]')).waitFor();

describe('the slides of the home page', () => {
  const shop = useShop({ settings: { slides: 3 } });

  /**
   * Opens the page with its clock stopped. The slides advance only when a test advances the clock, without animation.
   */
  async function openWithStoppedClock(options: OpenOptions = {}): Promise<Page> {
    const { page } = await shop.open('/', {
      ...options,
      mounted: false,
      before: async (opened) => {
        await holdTime(opened);
        await options.before?.(opened);
      },
    });
    // The code loads when the page is idle.
    await passTime(page, 500);
    await untilMounted(page, '[data-widget="carousel"]');
    await track(page).evaluate((element) => void (element.style.scrollBehavior = 'auto'));
    return page;
  }

  it('do not shift the page when their buttons appear, and stay in place after a resize', async () => {
    let shifts: Awaited<ReturnType<typeof watchLayout>> | undefined;
    const { page } = await shop.open('/', {
      width: 320,
      height: 800,
      mounted: false,
      before: async (one) => void (shifts = await watchLayout(one)),
    });
    await untilMounted(page, '[data-widget="carousel"]');
    await painted(page, 2);
    expect(await shifts?.()).toEqual([]);
    await button(page, 'Next slide').click();
    // The resize happens while the slides move.
    await page.setViewportSize({ width: 1280, height: 800 });
    await untilShown(page, 2);
    await untilInView(page, 'Enamel Mug');
    await page.setViewportSize({ width: 380, height: 800 });
    await painted(page, 2);
    await untilInView(page, 'Enamel Mug');
    expect(await button(page, 'Show slide 2').getAttribute('aria-current')).toBe('true');
    await button(page, 'Previous slide').click();
    await untilInView(page, 'Harbour Desk Lamp');
  });

  it('do not advance with reduced motion, follow a swipe, and announce the new slide', async () => {
    let spokenTexts: Awaited<ReturnType<typeof watchSpeech>> | undefined;
    const page = await openWithStoppedClock({
      width: 375,
      touch: true,
      before: async (one) => {
        await one.emulateMedia({ reducedMotion: 'reduce' });
        spokenTexts = await watchSpeech(one);
      },
    });
    await passTime(page, 60_000);
    expect(await isInView(page, 'Harbour Desk Lamp')).toBe(true);
    expect(await button(page, 'Play slides').count()).toBe(1);
    await swipe(page, { from: 320, to: 60, y: 300 });
    await untilInView(page, 'Enamel Mug');
    await untilShown(page, 2);
    await passTime(page, 2_000);
    expect((await spokenTexts?.())?.map(({ text }) => text)).toEqual(['Slide 2 of 3']);
    await swipe(page, { from: 60, to: 320, y: 300 });
    await untilInView(page, 'Harbour Desk Lamp');
    await untilShown(page, 1);
  });

  it('scroll by keys without JavaScript, and show no buttons', async () => {
    const { page } = await shop.open('/', { javaScript: false });
    expect(await slides(page).getByRole('button').count()).toBe(0);
    await track(page).focus();
    await page.keyboard.press('ArrowRight');
    await untilInView(page, 'Enamel Mug');
  });
});

/** Swipes across the screen. The finger rests before it is lifted, so the content does not scroll on. Pixels. */
async function swipe(page: Page, { from, to, y }: { from: number; to: number; y: number }): Promise<void> {
  const user = await page.context().newCDPSession(page);
  const steps = 10;
  const began = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number, x?: number) =>
    user.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
      timestamp: began + step * 0.03,
    });
  await touch('touchStart', 0, from);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step, from + ((to - from) * step) / steps);
  await touch('touchEnd', 3 * steps);
  await user.detach();
}
