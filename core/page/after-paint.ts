/** Time limit in milliseconds, because a page in the background never paints. */
const AT_THE_LATEST = 100;

/**
 * Resolves when the browser has painted the current changes. Call it before work that no shopper waits for, such as the sending of
 * events. Then the effect of a press is painted first.
 */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => {
    setTimeout(painted, AT_THE_LATEST);
    // The callback runs right before the paint; a task that it queues runs after the paint.
    requestAnimationFrame(() => setTimeout(painted));
  });
}
