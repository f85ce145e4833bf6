import type { Page } from 'playwright-core';

const height = 900;

/** What makes a page wider than its screen: nothing, or the width and the innermost elements that stand out. */
export const findBeside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    // A page that is written from right to left grows to the left.
    const standsOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > innerWidth || (document.dir === 'rtl' && left < 0);
    };
    const innermost = [...document.body.querySelectorAll('*')].filter(
      (element) => standsOut(element) && ![...element.children].some(standsOut),
    );
    return [
      `${scrollWidth} pixels on ${innerWidth}`,
      ...innermost.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    ];
  });

/** What makes a page wider than a screen that it is brought to. */
export async function findBesideAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  // What follows the size of the screen does so before its second frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return findBeside(page);
}
