import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findBarriers } from './find-barriers';
import { focusedText } from './focused-text';
import { takeScreenshot } from './take-screenshot';
import { untilMounted } from './until-mounted';
import { useShop } from './use-shop';
import { validateMarkup } from './validate-markup';
import { watchSpeech } from './watch-speech';

const settle = (page: Page) => page.waitForTimeout(150);
const isInSight = (page: Page, name: string): Promise<boolean> =>
  page.locator('.heroCarousel').getByRole('heading', { name }).evaluate((heading) => {
    const { left, right } = heading.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });

describe('the slides of the home page', () => {
  const shop = useShop({ settings: { slides: 3 } });
  const slides = (page: Page) => page.getByRole('region', { name: 'Highlights' });
  const button = (page: Page, name: string) => slides(page).getByRole('button', { name });
  const openHome = async (width = 1280, touch = false) => {
    const { page } = await shop.open('/', { width, height: 800, touch, mounted: false });
    await untilMounted(page, '[data-widget="carousel"]');
    return page;
  };

  it.each([320, 1280])('have buttons that move them, at %i pixels', async (width) => {
    const page = await openHome(width);
    await button(page, 'Next slide').click();
    await page.waitForTimeout(900);
    expect(await isInSight(page, 'Enamel Mug')).toBe(true);
    expect(await button(page, 'Show slide 2').getAttribute('aria-current')).toBe('true');
    await page.setViewportSize({ width: width + 60, height: 800 });
    await page.waitForTimeout(900);
    expect(await isInSight(page, 'Enamel Mug')).toBe(true);
    await button(page, 'Previous slide').click();
    await page.waitForTimeout(900);
    expect(await isInSight(page, 'Harbour Desk Lamp')).toBe(true);
    await page.setViewportSize({ width, height: 800 });
    expect(await findBarriers(page, '.heroCarousel')).toEqual([]);
    expect(await validateMarkup(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await takeScreenshot(page, `carousel-${width}`);
  });

  it('go on by themselves after five seconds, unless there is a mouse over them or the focus in them', async () => {
    const page = await openHome();
    await page.mouse.move(640, 400);
    await page.waitForTimeout(6000);
    expect(await isInSight(page, 'Harbour Desk Lamp')).toBe(true);
    await page.mouse.move(640, 40);
    await page.waitForTimeout(6200);
    expect(await isInSight(page, 'Harbour Desk Lamp')).toBe(false);
    await button(page, 'Next slide').focus();
    const now = await slides(page).locator('[aria-current]').getAttribute('aria-label');
    await page.waitForTimeout(6000);
    expect(await slides(page).locator('[aria-current]').getAttribute('aria-label')).toBe(now);
    expect(await button(page, 'Play slides').count()).toBe(1);
  });

  it('are paused and played by a button, once for clicks that come fast', async () => {
    const page = await openHome();
    await button(page, 'Pause slides').click();
    await button(page, 'Play slides').click();
    expect(await button(page, 'Play slides').count()).toBe(1);
    await page.waitForTimeout(600);
    await button(page, 'Play slides').click();
    expect(await button(page, 'Pause slides').count()).toBe(1);
  });

  it('stay for who wants less motion', async () => {
    const { page } = await shop.open('/', {
      mounted: false,
      before: (one) => one.emulateMedia({ reducedMotion: 'reduce' }),
    });
    await untilMounted(page, '[data-widget="carousel"]');
    await page.waitForTimeout(6000);
    expect(await isInSight(page, 'Harbour Desk Lamp')).toBe(true);
    expect(await button(page, 'Play slides').count()).toBe(1);
  });

  it('are announced when the shopper has moved them, and only then', async () => {
    let heard: Awaited<ReturnType<typeof watchSpeech>> | undefined;
    const { page } = await shop.open('/', { mounted: false, before: async (one) => void (heard = await watchSpeech(one)) });
    await untilMounted(page, '[data-widget="carousel"]');
    await page.waitForTimeout(6500);
    expect(await heard?.()).toEqual([]);
    await button(page, 'Next slide').click();
    await page.waitForTimeout(1500);
    expect((await heard?.())?.map(({ text }) => text)).toEqual(['Slide 3 of 3']);
  });

  it('do not shift the page when their buttons come', async () => {
    const page = await openHome(375);
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => done(0), 500);
        }),
    );
    expect(shifted).toBe(0);
  });

  it('scroll by keys and fingers without JavaScript, and show no dead buttons', async () => {
    const { page } = await shop.open('/', { javaScript: false });
    expect(await slides(page).getByRole('button').count()).toBe(0);
    const track = page.locator('.heroCarousel-slides');
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(900);
    expect(await isInSight(page, 'Harbour Desk Lamp')).toBe(false);
  });
});

describe('tabs', () => {
  const shop = useShop();
  const tab = (page: Page, name: string) => page.getByRole('tab', { name });
  const text = (page: Page, words: string) => page.getByText(words).first();
  const description = 'A sprung arm';
  const warranty = 'Ten years on the springs';
  const shown = async (page: Page) => [await text(page, description).isVisible(), await text(page, warranty).isVisible()];

  it('show the tab that the address names, with and without JavaScript', async () => {
    for (const javaScript of [true, false]) {
      const { page } = await shop.open('/harbour-desk-lamp/#tab-warranty', { javaScript });
      expect(await text(page, warranty).isVisible()).toBe(true);
      expect(await page.locator('#tab-description').isVisible()).toBe(false);
      await page.getByText('Description', { exact: true }).click();
      expect(await page.locator('#tab-description').isVisible()).toBe(true);
      expect(await text(page, warranty).isVisible()).toBe(false);
    }
  });

  it('are tabs to the keyboard once they are touched', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/');
    await page.getByRole('link', { name: 'Description' }).focus();
    await untilMounted(page, '[data-widget="tabs"]');
    await page.keyboard.press('ArrowRight');
    await settle(page);
    expect([await focusedText(page), await text(page, warranty).isVisible()]).toEqual(['Warranty', true]);
    expect(await tab(page, 'Warranty').getAttribute('aria-selected')).toBe('true');
    expect(new URL(page.url()).hash).toBe('#tab-warranty');
    await takeScreenshot(page, 'tabs-1280');
    expect(await findBarriers(page, '.tabbed')).toEqual([]);
    expect(await validateMarkup(page)).toEqual([]);
    await page.evaluate(() => void (location.hash = '#tab-description'));
    await settle(page);
    expect((await shown(page))[1]).toBe(false);
  });
});

describe('what opens and closes in the page', () => {
  const region = `
    <details class="disclosure" id="box" data-widget="collapsible" data-widget-when="visible" data-disabled-from="medium"
             data-disabled-state="open" data-enabled-state="closed">
      <summary class="disclosure-toggle" data-part="toggle">Opening hours</summary><p>Nine to five</p>
    </details>
    <div data-widget="collapsible-group">
      <details data-part="item"><summary>First question</summary><p>First answer</p></details>
      <details data-part="item"><summary>Second question</summary><p>Second answer</p></details>
    </div>`;
  const shop = useShop({ settings: { regions: { home_below_menu: region } } });
  const see = (page: Page, words: string) => page.getByText(words).isVisible();

  it('is a collapsible below 801 pixels, and open for good from there on', async () => {
    const { page } = await shop.open('/', { width: 800, mounted: false });
    await page.locator('#box').scrollIntoViewIfNeeded();
    await untilMounted(page, '#box');
    expect(await see(page, 'Nine to five')).toBe(false);
    await page.getByText('Opening hours').click();
    expect(await see(page, 'Nine to five')).toBe(true);
    await page.getByText('Opening hours').click();
    await page.getByText('Nine to five').waitFor({ state: 'hidden' });
    await settle(page);
    await page.setViewportSize({ width: 801, height: 900 });
    await page.getByText('Nine to five').waitFor({ state: 'visible' });
    await page.getByText('Opening hours').click();
    await settle(page);
    expect(await see(page, 'Nine to five')).toBe(true);
    await page.setViewportSize({ width: 375, height: 900 });
    await page.getByText('Nine to five').waitFor({ state: 'hidden' });
  });

  it('is one at a time in a group, by pointer and by keys', async () => {
    const { page } = await shop.open('/', { mounted: false });
    await page.getByText('First question').click();
    await untilMounted(page, '[data-widget="collapsible-group"]');
    expect(await see(page, 'First answer')).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await settle(page);
    expect([await see(page, 'First answer'), await see(page, 'Second answer')]).toEqual([false, true]);
  });

  it('opens and closes without JavaScript', async () => {
    const { page } = await shop.open('/', { javaScript: false });
    await page.getByText('First question').click();
    await page.getByText('Opening hours').click();
    expect([await see(page, 'First answer'), await see(page, 'Nine to five')]).toEqual([true, true]);
  });
});

describe('the notice about cookies', () => {
  const shop = useShop({ settings: { privacyCookie: 'We use cookies. <a href="/shipping-returns/">Read more</a>' } });
  const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

  it.each([320, 1280])('shows until it is accepted, for 365 days, at %i pixels', async (width) => {
    const { page, context } = await shop.open('/furniture/', { width, mounted: false });
    await notice(page).waitFor();
    await takeScreenshot(page, `cookies-${width}`);
    expect(await findBarriers(page, '.cookieMessage')).toEqual([]);
    expect(await validateMarkup(page)).toEqual([]);
    await notice(page).getByRole('button', { name: 'Accept' }).click();
    await notice(page).waitFor({ state: 'hidden' });
    const cookie = (await context.cookies()).find(({ name }) => name === 'ACCEPT_COOKIE_USAGE');
    expect([cookie?.value, Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)]).toEqual(['1', 365]);
    await page.reload();
    await untilMounted(page, '[data-widget="cookie-notice"]');
    expect(await notice(page).isVisible()).toBe(false);
  });

  it('steps aside where the platform’s consent manager asks', async () => {
    const { page } = await shop.open('/furniture/', {
      mounted: false,
      before: (one) => one.addInitScript(() => void Object.assign(window, { consentManagerStoreConfig: () => ({}) })),
    });
    await untilMounted(page, '[data-widget="cookie-notice"]');
    expect(await notice(page).isVisible()).toBe(false);
  });

  it('is a paragraph without JavaScript', async () => {
    const { page } = await shop.open('/furniture/', { javaScript: false });
    expect([await page.locator('noscript p').isVisible(), await notice(page).isVisible()]).toEqual([true, false]);
  });
});

describe('the page as a whole', () => {
  const shop = useShop();

  it('shows that it is busy while the cart moves to another currency', async () => {
    const { page } = await shop.open('/stacking-tumblers/');
    await page.locator('#form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    await page.keyboard.press('Escape');
    shop.store.world.faults.add({ kind: 'slow', path: '/api/storefront/carts/*/currency', ms: 1500 });
    await page.locator('summary', { hasText: 'Currency' }).click();
    await page.locator('header').getByRole('link', { name: 'Euro' }).filter({ visible: true }).click();
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    const value = () => bar.evaluate((element) => (element as HTMLProgressElement).value);
    const [before, after] = [await value(), (await page.waitForTimeout(500), await value())];
    expect([after > before, after % 3]).toEqual([true, 0]);
    await page.waitForFunction(() => document.querySelector('[data-page-context]')?.getAttribute('data-currency-code') === 'EUR');
  });

  it('calls languages by their own names', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/');
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/harbour-desk-lamp/');
  });

  it('leads to its other languages, by their own names, without JavaScript', async () => {
    const { page } = await shop.open('/furniture/', { javaScript: false });
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/furniture/');
  });
});
