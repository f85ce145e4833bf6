import type { Page } from 'playwright-core';

/**
 * Has the pages to come believe that only presses are presses: to a browser, a script that the driver runs in a page counts
 * as one, and the page begins what it keeps for its first press. Call it before the page goes anywhere.
 */
export const hideDriver = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let hasBeenActive = false;
    for (const type of ['keydown', 'mousedown', 'pointerup']) {
      addEventListener(type, ({ isTrusted }) => (hasBeenActive ||= isTrusted), true);
    }
    Object.defineProperty(navigator, 'userActivation', {
      value: {
        get hasBeenActive() {
          return hasBeenActive;
        },
      },
    });
  });
