/** Milliseconds before the next look. */
const PAUSE = 100;

/**
 * Looks at a page that may lead to another one by itself meanwhile: then at that one.
 *
 * @param look may be done several times
 * @throws what `look` throws, but for a page that has gone; that too after four of them
 */
export async function lookAgain<Seen>(look: () => Promise<Seen>): Promise<Seen> {
  for (let pages = 1; ; pages += 1) {
    try {
      return await look();
    } catch (error) {
      if (pages === 4 || !/Execution context was destroyed|interrupted by another navigation/.test(String(error)))
        throw error;
      // A navigation that was interrupted may still come, and interrupt the next.
      await new Promise((later) => setTimeout(later, PAUSE));
    }
  }
}
