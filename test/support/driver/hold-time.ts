import type { Page } from 'playwright-core';

/**
 * Stops the page's clock: time passes only when a test calls `passTime`, however busy the machine is. The browser's own
 * work (style transitions, scrolling, visibility) goes on. Call it before the page navigates.
 */
export async function holdTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** Advances a stopped clock, after all earlier actions have been rendered. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await rendered(page);
  await page.clock.runFor(milliseconds);
  await rendered(page);
}

/** Waits until React has rendered all updates and run its effects: it schedules them by messages. */
const rendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 6; turn += 1) {
      await new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage('');
      });
    }
    port1.close();
  });
