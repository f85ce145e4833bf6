import type { Page } from 'playwright-core';

/**
 * Has the pages to come believe that nobody has pressed anything: a script that the driver runs in a page counts as a press.
 * Call it before the page goes anywhere.
 */
export const hideDriver = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
