import { setTimeout as later } from 'node:timers/promises';
import { jest } from '@jest/globals';

/**
 * Waits for all pending work: promises, React's renders, the events of dialogs. Such work starts further work by
 * timers, so this counts rounds of timers, not time, which depends on the machine's load. A test's own clock does not
 * stop it.
 */
export async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await later(1);
}

/** Waits until a condition is true, for about a second at most. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let times = 0; times < 250 && !isSo(); times += 1) await settle();
}

/** Advances a test's clock second by second, and waits for the work that this causes; with no time only what is due. */
export async function passTime(milliseconds = 0): Promise<void> {
  for (let left = milliseconds; left >= 0; left -= 1000) {
    await jest.advanceTimersByTimeAsync(Math.min(left, 1000));
    await settle();
  }
}
