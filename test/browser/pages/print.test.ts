import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openSignedIn } from '../../support/driver/sign-in';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { clamp, mug, openCart } from '../../support/shopping/open-cart';

const shop = useShop();

/** Finds controls that are printed on paper. */
const findControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, .button, input, select, textarea, summary .icon, .skipLink, dialog')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.outerHTML.slice(0, 120)),
  );

/** The bounding box of all texts of a page, in pixels from the paper's left and upper edge. */
const textBox = (page: Page): Promise<{ left: number; top: number; right: number }> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      boxes.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
    }
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  });

describe('on paper', () => {
  it('a product has its pictures, prices and all texts, and no controls', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/');
    await page.emulateMedia({ media: 'print' });
    expect(await findControls(page)).toEqual([]);
    const pictures = page.locator('.productView-images img:visible');
    expect(await pictures.count()).toBe(5);
    for (const picture of await pictures.all()) {
      await picture.waitFor();
      // Some pictures are requested only when the print styles show them.
      await until('the picture has arrived', () =>
        picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
      );
    }
    for (const text of ['$160.00', 'NL-LAMP-SIGN-ROUN', 'Three springs hold the arm', 'Holds its position'])
      await page.getByText(text).first().waitFor();
    await page.locator('#tab-warranty').waitFor();
  });

  it.each([
    ['a category', '/workshop/'],
    ['the orders', '/account.php?action=order_status'],
    ['an order', '/account.php?action=view_order&order_id=101'],
  ])('%s has no controls', async (_name, path) => {
    const page = await openSignedIn(shop, path, { javaScript: false });
    await page.emulateMedia({ media: 'print' });
    expect(await findControls(page)).toEqual([]);
  });

  it('a cart has no controls but its quantities, which can be read', async () => {
    const { page } = await openCart(shop, [mug, clamp]);
    await page.emulateMedia({ media: 'print' });
    const controls = await findControls(page);
    expect(controls).toEqual([expect.stringContaining('<input'), expect.stringContaining('<input')]);
    const fields = page.getByRole('textbox');
    expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))).toEqual([
      '2',
      '1',
    ]);
  });

  it('an invoice has a margin on all sides of each sheet', async () => {
    const page = await openSignedIn(shop, '/account.php?action=print_invoice&order_id=101', {
      javaScript: false,
      isBare: true,
    });
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    const { left, top, right } = await textBox(page);
    expect(Math.min(left, top, 794 - right)).toBeGreaterThan(24);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style.marginTop] : [])),
    );
    expect(sheets).toEqual(['1cm']);
  });
});
