import type { Locator, Page } from 'playwright-core';

/** A page with a list of products, as a shopper finds things on it. */
export const listPage = (page: Page) => {
  const main = page.getByRole('main');
  const filters = main.getByRole('navigation', { name: 'Filters' });
  return {
    filters,
    /** What stands above the list: how much there is. */
    count: main.locator('[data-listing-status]:visible'),
    names: async (): Promise<string[]> =>
      (await main.getByRole('article').getByRole('heading').allTextContents()).map((name) => name.trim()),
    sort: main.getByRole('combobox', { name: 'Sort by' }),
    perPage: main.getByRole('combobox', { name: 'Per page' }),
    pages: main.getByRole('navigation', { name: 'Pages' }),
    card: (name: string): Locator =>
      main.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) }),
    /** A value of a filter; its name ends with how much it would give. */
    value: (name: string): Locator => filters.getByRole('link', { name: new RegExp(`^${name} \\d+$`) }),
    /** Opens the filters where the screen is too narrow to show them. */
    openFilters: async (): Promise<void> => {
      const toggle = filters.locator('summary').first();
      if (await toggle.isVisible()) await toggle.click();
    },
    /** Does something that brings another list, and waits until it has come. */
    after: async (change: () => Promise<unknown>): Promise<void> => {
      const come = page.evaluate(
        () =>
          new Promise<void>((done) => {
            document.addEventListener('widgets:listing-changed', () => done(), { once: true });
          }),
      );
      await Promise.all([come, change()]);
    },
  };
};
