/** Milliseconds after which a page that paints nothing, as one in the background, counts as painted. */
const AT_THE_LATEST = 100;

/**
 * Resolves when the browser has painted what has changed by now. The answer to a press is painted first: reading the form,
 * asking the shop and telling other scripts come after it.
 */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => {
    setTimeout(painted, AT_THE_LATEST);
    // The callback runs right before the paint; a task of its own runs after it.
    requestAnimationFrame(() => setTimeout(painted));
  });
}
