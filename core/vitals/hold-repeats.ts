/** How many different problems are told while the page is in sight. */
const MOST = 10;

/**
 * Lets each sentence of `widgets:error` through once while the page is in sight, and ten of them at most, so that a page
 * that is open for a day floods nobody. The next time that the page is looked at they count anew, as the vitals do. The
 * console still says all.
 */
export function holdRepeats(): void {
  const told = new Set<unknown>();
  addEventListener('visibilitychange', () => told.clear());
  // The window gets an event before the document does.
  addEventListener(
    'widgets:error',
    (event) => {
      // Another script may send an event of this name, without a detail.
      const message = (event as CustomEvent<{ message: string } | null>).detail?.message;
      if (told.has(message) || told.size >= MOST) event.stopImmediatePropagation();
      told.add(message);
    },
    true,
  );
}
