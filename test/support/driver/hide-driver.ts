import type { Page } from 'playwright-core';

/**
 * Makes the next pages ignore scripts that the driver runs: to a browser, such a script counts as user activation, and
 * the page would start the work that waits for the first press. Call it before the page navigates.
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
