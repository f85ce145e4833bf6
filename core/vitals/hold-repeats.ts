/** The maximum number of different problems that listeners get until the page is hidden or shown. */
const MOST = 10;

/**
 * Stops repeated `widgets:error` events: until the page is hidden or shown, listeners get each message once, and at most ten
 * messages. So a page that is open for a day does not send too many reports. The count starts again each time the page is
 * hidden or shown, like the vitals. The console still shows every problem.
 */
export function holdRepeats(): void {
  const told = new Set<unknown>();
  addEventListener('visibilitychange', () => told.clear());
  // In the capturing phase the window gets an event before the document and its elements.
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
