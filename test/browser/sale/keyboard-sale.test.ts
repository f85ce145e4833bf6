import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { passTime } from '../../support/driver/hold-time';
import { useShop } from '../../support/driver/use-shop';
import { watchSpeech } from '../../support/driver/watch-speech';
import { cartLines } from '../../support/shopping/read-cart';
import { buyableVariants } from '../../support/shopping/wishes';

const product = makeCatalogue().products.find(
  (one) =>
    one.options.length === 1 &&
    ['radio', 'rectangle', 'swatch'].includes(one.options[0]?.kind ?? '') &&
    buyableVariants(one).length > 2,
);
if (!product) throw new Error('the catalogue has no product with a single group of radio buttons');

/** The focused element without a visible focus; null if the focus is visible. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const marked = [element, label, element.parentElement, element.closest('.card')].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    return marked ? null : element.outerHTML.slice(0, 120);
  });

/** Presses Tab until the focus is on an element that matches. At every stop the focus must be visible. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press('Tab');
    expect(await hiddenFocus(page)).toBeNull();
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
}

const focusIsIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

describe('a sale by keyboard', () => {
  const shop = useShop();

  it('goes from the option to the preview and back, and is announced once, after the focus has moved', async () => {
    let spokenTexts: Awaited<ReturnType<typeof watchSpeech>> | undefined;
    const { page } = await shop.open(`/${product.slug}/`, {
      before: async (opened) => {
        await opened.clock.install();
        spokenTexts = await watchSpeech(opened);
      },
    });
    await tabTo(page, '.productView [data-product-attribute] input');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, '.productView [name="qty[]"]');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2');
    await tabTo(page, '#form-action-addToCart');
    await page.keyboard.press('Enter');

    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(await focusIsIn(page, '#previewModal')).toBe(true);
    // Announcements wait for each other.
    for (let turn = 0; turn < 4; turn += 1) await passTime(page, 800);
    const speech = (await spokenTexts?.()) ?? [];
    // The heading gets the focus and is read; a live region must not repeat it.
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    expect([focused, ...speech.map(({ text }) => text)].filter((text) => /added/i.test(text))).toHaveLength(1);
    // Announcements from before the sale must not follow it.
    const waiting = await page.locator('#form-action-addToCart').getAttribute('data-wait-message');
    expect(speech.filter(({ text, focus }) => text === waiting && focus.includes('previewModal'))).toEqual([]);
    expect(new Set(speech.map(({ text }) => text)).size).toBe(speech.length);

    // The open preview keeps the focus; from its last control Tab leads to the browser's own.
    const stops: string[] = [];
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(
          () => (document.activeElement?.closest('#previewModal') ? 'dialog' : document.activeElement?.localName) ?? '',
        ),
      );
    }
    expect(stops.filter((stop) => stop !== 'dialog' && stop !== 'body')).toEqual([]);
    expect(stops).toContain('dialog');
    await page.keyboard.press('Escape');
    await page.locator('#previewModal').waitFor({ state: 'hidden' });
    expect(await focusIsIn(page, '#form-action-addToCart')).toBe(true);
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([2]);
  });
});
