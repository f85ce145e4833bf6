import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { mug, openCart } from '../../support/shopping/open-cart';

const shop = useShop();
const code = 'FUL-50A-QUA-YS1';
const widths = [375, 360, 345, 320];

/** The number of lines that a code takes in a sentence, at each width of a phone. */
async function linesOf(page: Page, sentence: Locator): Promise<number[]> {
  const lines: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    lines.push(
      await sentence.evaluate((element, wanted) => {
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
          const text = words.currentNode as Text;
          const begin = text.data.indexOf(wanted);
          if (begin < 0) continue;
          const range = document.createRange();
          range.setStart(text, begin);
          range.setEnd(text, begin + wanted.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }
        throw new Error(`${wanted} is not there`);
      }, code),
    );
  }
  return lines;
}

describe('the code of a gift certificate, on a phone', () => {
  it('stays on one line in the totals of the cart', async () => {
    const { page } = await openCart(shop, [mug]);
    await page.getByText('Use a gift certificate').click();
    await page.getByLabel('Certificate code').fill(code);
    await page.getByRole('button', { name: /^Apply\s?: gift certificate$/ }).click();
    const line = page.locator('.cart-total', { hasText: `Gift certificate ${code}` });
    await line.waitFor();
    expect(await linesOf(page, line)).toEqual(widths.map(() => 1));
    await page.getByRole('link', { name: new RegExp(`^Remove\\s?: Gift certificate ${code}$`) }).waitFor();
  });

  it('stays on one line beside its balance', async () => {
    const { page } = await shop.open(`/fr/giftcertificates.php?action=balance&giftcertificatecode=${code}`, {
      javaScript: false,
    });
    const message = page.getByText(`sur ${code}.`);
    expect(await linesOf(page, message)).toEqual(widths.map(() => 1));
  });
});
