import type { Page } from 'playwright-core';

/** The name of the focused element: its label, or its text. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const text = activeElement?.getAttribute('aria-label') ?? (activeElement as HTMLElement | null)?.innerText ?? '';
    return text.replace(/\s+/g, ' ').trim();
  });
