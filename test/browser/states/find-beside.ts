import type { Page } from 'playwright-core';

/** What makes a page wider than its screen: nothing, or the width and the innermost elements that stand out. */
export const findBeside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const standsOut = (element: Element) => element.getBoundingClientRect().right > innerWidth;
    const innermost = [...document.body.querySelectorAll('*')].filter(
      (element) => standsOut(element) && ![...element.children].some(standsOut),
    );
    return [
      `${scrollWidth} pixels on ${innerWidth}`,
      ...innermost.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    ];
  });
