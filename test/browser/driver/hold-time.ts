import type { Page } from 'playwright-core';

/**
 * Lets the page's own time stand still: it passes only as a test says, however busy the machine is. What the browser
 * does by itself – styles that change, scrolling, sight – goes on. Call it before the page goes anywhere.
 */
export async function holdTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** Lets milliseconds pass on a page whose time is held, after what was done to it before has been rendered. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await rendered(page);
  await page.clock.runFor(milliseconds);
  await rendered(page);
}

/** Waits until React has rendered what it has heard of, and done what comes after a render: it works by messages. */
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
