/** The number of different problems that are reported while the page is visible. */
const MOST = 10;

/**
 * Passes each sentence of `widgets:error` once while the page is visible, and at most ten, so that a page that is open for a day sends
 * no flood of events. When the page becomes visible again, it counts anew, like the vitals. The console still has all.
 */
export function holdRepeats(): void {
  const told = new Set<unknown>();
  addEventListener('visibilitychange', () => told.clear());
  // In the capture phase the window gets an event before the document.
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
