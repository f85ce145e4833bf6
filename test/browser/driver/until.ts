/**
 * Waits until something outside of the page is so: what the shop has heard, what a test has collected.
 *
 * @param what completes the sentence “waited in vain until …”
 * @param patience milliseconds
 * @throws when the patience is over
 */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, patience = 20_000): Promise<void> {
  const started = Date.now();
  while (!(await isSo())) {
    if (Date.now() - started > patience) throw new Error(`waited in vain until ${what}`);
    await new Promise((later) => setTimeout(later, 10));
  }
}
