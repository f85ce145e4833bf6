/**
 * Runs a function when the browser is idle, or after the time limit on a page that is never idle. Safari has no
 * `requestIdleCallback`: there the function runs in the next task.
 */
export const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: TIME_LIMIT }) : setTimeout(run);

/** In milliseconds. */
const TIME_LIMIT = 5_000;
