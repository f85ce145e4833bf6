import type { Page } from 'playwright-core';

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

/** Finds the cause of horizontal overflow at another screen width. */
export async function findBesideAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  // Code that follows the screen size runs before the second frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return findBeside(page);
}
