import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before the next attempt. */
const PAUSE = 100;

/**
 * Reads from a page that may navigate meanwhile; then reads from the next page.
 *
 * @param look may run several times
 * @throws the error of `look`; that of a page that navigated only after the fourth attempt
 */
export async function lookAgain<Seen>(look: () => Promise<Seen>): Promise<Seen> {
  for (let pages = 1; ; pages += 1) {
    try {
      return await look();
    } catch (error) {
      if (pages === 4 || !/Execution context was destroyed|interrupted by another navigation/.test(String(error)))
        throw error;
      // An interrupted navigation may still complete and interrupt the next one.
      await pause(PAUSE);
    }
  }
}
