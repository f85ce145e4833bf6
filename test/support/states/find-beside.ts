import type { Page } from 'playwright-core';
import { findCutTexts } from './find-cut-texts';

const height = 900;

/** Finds the cause of horizontal overflow: returns nothing, or the width and the innermost elements that overflow. */
export const findBeside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    // A right-to-left page overflows to the left.
    const standsOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > innerWidth || (document.dir === 'rtl' && left < 0);
    };
    const innermost = [...document.body.querySelectorAll('*')].filter(
      (element) => standsOut(element) && ![...element.children].some(standsOut),
    );
    return [
      `the page is ${scrollWidth} pixels wide, the screen ${innerWidth}`,
      ...innermost.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    ];
  });

/** The text size that a page must allow, as a factor: https://www.w3.org/TR/WCAG22/#resize-text */
const largest = 2;

/**
 * Finds the causes of horizontal overflow, and the cut texts, when the shopper has set the browser's text to 200 %.
 *
 * @param widths of the screen, in pixels
 */
export async function findBesideLargeText(page: Page, widths: readonly number[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const setText = (factor: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
  const found: string[] = [];
  try {
    await setText(largest);
    for (const width of widths) {
      const beside = [...(await findBesideAt(page, width)), ...(await findCutTexts(page))];
      if (beside.length > 0) found.push(`with large text at ${width} pixels:`, ...beside);
    }
  } finally {
    await setText(1);
    await session.detach();
  }
  return found;
}

/** Finds the cause of horizontal overflow at another screen width. */
export async function findBesideAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  // Code that follows the screen size runs before the second frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return findBeside(page);
}
