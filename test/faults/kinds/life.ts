import { setTimeout as pause } from 'node:timers/promises';
import { openDevTools } from '../../support/driver/throttle';
import type { Fault } from '../fault';

const kind = 'the life of a page';

export const frozen: Fault = {
  name: 'the page is frozen while the shop responds',
  kind,
  effect: 'none',
  delay: 2_500,
  apply: ({ shop }, { call }) => shop.world.faults.add({ ...call, kind: 'slow', ms: 400 }),
  after: async ({ page }) => {
    const devTools = await openDevTools(page);
    await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await pause(1_500);
    await devTools.send('Page.setWebLifecycleState', { state: 'active' });
  },
};

/** Dispatches the events of a restored page, because Playwright switches off the Back/Forward cache. */
export const restored: Fault = {
  name: 'the page is restored from the Back/Forward cache before the press',
  kind,
  effect: 'none',
  apply: ({ page }) =>
    page.evaluate(async () => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      await new Promise((later) => setTimeout(later, 100));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }),
};

export const hidden: Fault = {
  name: 'the page is hidden and shown while the shop responds',
  kind,
  effect: 'none',
  delay: 1_000,
  apply: ({ shop }, { call }) => shop.world.faults.add({ ...call, kind: 'slow', ms: 500 }),
  after: ({ page }) =>
    page.evaluate(async () => {
      for (const value of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        await new Promise((later) => setTimeout(later, 200));
      }
    }),
};

export const pressedTwice: Fault = {
  name: 'the control is pressed twice',
  kind,
  effect: 'none',
  delay: 1_000,
  apply: ({ shop }, { call }) => shop.world.faults.add({ ...call, kind: 'slow', ms: 500 }),
  after: async ({ page }, { control }) => {
    // Presses the control even if it is marked busy.
    const box = await page.locator(control).first().boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  },
};
