import type { Page } from 'playwright-core';

/** What a reader of the page would call the element that has the focus: its label, or its text. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const text = activeElement?.getAttribute('aria-label') ?? (activeElement as HTMLElement | null)?.innerText ?? '';
    return text.replace(/\s+/g, ' ').trim();
  });
