import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for a condition outside of the page: requests to the shop, results of a test.
 *
 * @param what completes the sentence “waited in vain until …”; a function can name the last value
 * @param look returns something truthy when the condition is true
 * @param timeout in milliseconds
 * @returns the truthy value
 * @throws after `timeout`
 */
export async function until<Seen>(
  what: string | (() => string),
  look: () => Seen | Promise<Seen>,
  timeout = 20_000,
): Promise<Exclude<Awaited<Seen>, undefined | null | false | 0 | ''>> {
  for (const started = Date.now(); ; await pause(20)) {
    const seen = await look();
    if (seen) return seen as Exclude<Awaited<Seen>, undefined | null | false | 0 | ''>;
    if (Date.now() - started > timeout) {
      throw new Error(`waited in vain until ${typeof what === 'string' ? what : what()}`);
    }
  }
}
