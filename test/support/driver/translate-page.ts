import type { Page } from 'playwright-core';

/**
 * Changes a page like a browser's translation: every text node moves into new elements.
 *
 * @param quotes texts to add before and after each text, instead of a translation
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
      // Chrome's translation sets this style too. A Content-Security-Policy does not block styles that a script sets this way.
      for (const one of [outer, inner]) one.style.verticalAlign = 'inherit';
      outer.append(inner);
      text.replaceWith(outer);
    }
  }, quotes);
