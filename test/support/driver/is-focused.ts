import type { Locator } from 'playwright-core';

/**
 * Whether an element has the focus, or gets it within three seconds. A widget may first show a message, and move the focus in
 * a later task.
 */
export const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate(
    (element) =>
      new Promise((resolve) => {
        const last = performance.now() + 3000;
        const look = () => {
          const isThere = element === document.activeElement;
          if (isThere || performance.now() > last) resolve(isThere);
          else setTimeout(look, 20);
        };
        look();
      }),
  );
