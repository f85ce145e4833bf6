import type { Page } from 'playwright-core';

/**
 * Does to a page what a browser's translation does: every piece of text moves into elements of its own.
 *
 * @param quotes what stands before and behind each text afterwards, in place of other words
 */
export const translatePage = (page: Page, quotes: readonly [before: string, behind: string]): Promise<void> =>
  page.evaluate(([before, behind]) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, option, textarea')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(`${before}${text.data}${behind}`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }, quotes);
