/**
 * Runs code after React has rendered the last change, effects included, but before the paint: React renders in a
 * microtask queued at the dispatch.
 */
export const afterRender = (run: () => void): void => queueMicrotask(run);

/** Milliseconds; a page in the background never paints. */
const AT_THE_LATEST = 100;

/** Resolves after the paint, for work that no shopper waits for. */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => {
    setTimeout(painted, AT_THE_LATEST);
    // The callback runs right before the paint, the task that it queues after it.
    requestAnimationFrame(() => setTimeout(painted));
  });
}

type Scheduler = { postTask?: (task: () => void) => Promise<void> };

/** Lets other tasks run first. `scheduler.yield` would continue before responses that have arrived (decision 49). */
export const nextTurn = (): Promise<void> => {
  const scheduler = (globalThis as { scheduler?: Scheduler }).scheduler;
  return scheduler?.postTask?.(() => {}) ?? new Promise((resolve) => setTimeout(resolve));
};

/** Safari has no `requestIdleCallback`. */
export const whenIdle = (run: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(run);

/** The bundle's tag is `async`. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}

/**
 * Runs at once, or when a prerendered page is visited. Before, the cart can change elsewhere, session storage is a copy
 * that is dropped, and nothing may be counted:
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export function whenActivated(run: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run);
  else run();
}
