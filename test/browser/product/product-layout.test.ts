import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
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

describe('the layout of a product', () => {
  const shop = useShop();

  it.each([true, false])(
    'keeps the pictures in view below the header during a scroll (JavaScript: %s)',
    async (javaScript) => {
      const { page } = await shop.open('/hand-painted-sign/', { height: 900, mounted: false, javaScript });
      await scrollToFacts(page);
      const { top, bottom, window, scrolled } = await places(page);
      expect(scrolled).toBeGreaterThan(300);
      expect(top >= 81).toBe(true);
      expect(bottom <= window).toBe(true);
    },
  );

  it('shows the end of the pictures in a window that is lower than they are', async () => {
    const { page } = await shop.open('/hand-painted-sign/', { height: 600, mounted: false });
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
    const { page } = await shop.open('/harbour-desk-lamp/', { width: 801, mounted: false });
    const tops = await page
      .locator('.productView-thumbnail')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  });
});

describe('a product with a price on request', () => {
  const shop = useShop();

  it('shows that, and not as an error', async () => {
    const { page } = await shop.open('/joiners-workbench/');
    expect(await page.getByText('Call us for a price: 555-0142').isVisible()).toBe(true);
    expect(await page.locator('.alertBox--error:visible').allTextContents()).toEqual([]);
  });
});

describe('a field for a file', () => {
  const shop = useShop();

  it('has the height and the border of the fields around it', async () => {
    const { page } = await shop.open('/hand-painted-sign/', { mounted: false });
    const styleOf = (name: string) =>
      page.getByLabel(name).evaluate((field) => {
        const { borderTopStyle, borderTopColor, borderTopLeftRadius } = getComputedStyle(field);
        return [borderTopStyle, borderTopColor, borderTopLeftRadius, field.getBoundingClientRect().height];
      });
    expect(await styleOf('Sketch')).toEqual(await styleOf('Wording'));
  });
});
