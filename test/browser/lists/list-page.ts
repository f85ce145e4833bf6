import type { Locator, Page } from 'playwright-core';

/** The parts of a page with a list of products. */
export const listPage = (page: Page) => {
  const main = page.getByRole('main');
  const filters = main.getByRole('navigation', { name: 'Filters' });
  return {
    filters,
    /** The number of products above the list. */
    count: main.locator('[data-listing-status]:visible'),
    names: async (): Promise<string[]> =>
      (await main.getByRole('article').getByRole('heading').allTextContents()).map((name) => name.trim()),
    sort: main.getByRole('combobox', { name: 'Sort by' }),
    perPage: main.getByRole('combobox', { name: 'Per page' }),
    pages: main.getByRole('navigation', { name: 'Pages' }),
    card: (name: string): Locator =>
      main.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) }),
    /** A value of a filter; its name ends with the number of its products. */
    value: (name: string): Locator => filters.getByRole('link', { name: new RegExp(`^${name} \\d+$`) }),
    /** Opens the filters, and each of them, on a screen that is too narrow to show them. */
    openFilters: async (): Promise<void> => {
      const toggle = filters.locator('summary').first();
      if (!(await toggle.isVisible())) return;
      await toggle.click();
      const closed = filters.locator('.facet:not([open]) > summary');
      while ((await closed.count()) > 0) await closed.first().click();
    },
    /** Runs an action that changes the list, and waits for the new list. */
    after: async (change: () => Promise<unknown>): Promise<void> => {
      // Kept at the document: Chromium may collect a pending promise that only the test waits for.
      await page.evaluate(() => {
        const listed = new Promise<boolean>((done) => {
          document.addEventListener('widgets:listing-changed', () => done(true), { once: true });
        });
        Object.assign(document, { listed });
      });
      await change();
      await page.waitForFunction(() => 'listed' in document && document.listed);
    },
  };
};
