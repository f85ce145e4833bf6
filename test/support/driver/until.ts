/**
 * Waits for a condition outside of the page: requests to the shop, results of a test.
 *
 * @param what completes the sentence “waited in vain until …”; a function can name the last value
 * @param timeout in milliseconds
 * @throws after `timeout`
 */
export async function until(
  what: string | (() => string),
  isSo: () => boolean | Promise<boolean>,
  timeout = 20_000,
): Promise<void> {
  const started = Date.now();
  while (!(await isSo())) {
    if (Date.now() - started > timeout) {
      throw new Error(`waited in vain until ${typeof what === 'string' ? what : what()}`);
    }
    await new Promise((later) => setTimeout(later, 10));
  }
}
