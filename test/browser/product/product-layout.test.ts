import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { watchLayout } from '../../support/driver/watch-layout';

/** The position of the pictures in the window, in pixels. */
const places = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.querySelector('.productView-images')!.getBoundingClientRect();
    return { top, bottom, window: innerHeight, scrolled: scrollY };
  });

/** Scrolls the end of the product's details to the end of the window. */
const scrollToFacts = (page: Page) =>
  page
    .locator('.productView-info')
    .evaluate((facts) => scrollBy({ top: facts.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }));

const shop = useShop();
const open = useVisits(shop);

describe('the layout of a product', () => {
  it('keeps the pictures in view below the header during a scroll, and their end in a lower window', async () => {
    const { page } = await open('/hand-painted-sign/', { height: 900, mounted: false });
    await scrollToFacts(page);
    const high = await places(page);
    expect(high.scrolled).toBeGreaterThan(300);
    expect(high.top >= 81).toBe(true);
    expect(high.bottom <= high.window).toBe(true);

    await page.setViewportSize({ width: 1280, height: 600 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const before = await places(page);
    expect(before.bottom).toBeGreaterThan(before.window);
    await scrollToFacts(page);
    const { bottom, window } = await places(page);
    expect(bottom > window - 48).toBe(true);
    expect(bottom <= window).toBe(true);
  });

  it('has the description before the details, on the screen and in the DOM, and shifts nothing', async () => {
    let shifts = async (): Promise<string[]> => [];
    const before = async (page: Page) => {
      shifts = await watchLayout(page);
    };
    const { page } = await shop.open('/harbour-desk-lamp/', { before });
    const order = await page.evaluate(() => {
      const places = ['.add-to-cart-wrapper', '.productView-description', '.productView-info'];
      return places.map((selector) => document.querySelector(selector)!.getBoundingClientRect().top);
    });
    expect(order).toEqual([...order].sort((one, other) => one - other));
    const follows = await page.evaluate(() => {
      const [first, second] = ['.productView-description', '.productView-info'].map(
        (selector) => document.querySelector(selector)!,
      );
      return Boolean(first!.compareDocumentPosition(second!) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(follows).toBe(true);
    await scrollToFacts(page);
    expect(await shifts()).toEqual([]);
  });

  it('shows all thumbnails in one row', async () => {
    const { page } = await open('/harbour-desk-lamp/', { width: 801, mounted: false });
    const tops = await page
      .locator('.productView-thumbnail')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  });
});

describe('a product with a price on request', () => {
  it('shows that, and not as an error', async () => {
    const { page } = await open('/joiners-workbench/');
    expect(await page.getByText('Call us for a price: 555-0142').isVisible()).toBe(true);
    expect(await page.locator('.alertBox--error:visible').allTextContents()).toEqual([]);
  });
});

describe('a field for a file', () => {
  it('has the height and the border of the fields around it', async () => {
    const { page } = await open('/hand-painted-sign/', { mounted: false });
    const styleOf = (name: string) =>
      page.getByLabel(name).evaluate((field) => {
        const { borderTopStyle, borderTopColor, borderTopLeftRadius } = getComputedStyle(field);
        return [borderTopStyle, borderTopColor, borderTopLeftRadius, field.getBoundingClientRect().height];
      });
    expect(await styleOf('Sketch')).toEqual(await styleOf('Wording'));
  });
});
