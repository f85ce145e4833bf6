/**
 * Runs code when the DOM has the last change of the state, before the browser paints it. React renders a change in a microtask
 * that is queued when the change is dispatched; its effects run inside of that microtask, in an order that a component cannot
 * choose. A microtask that is queued later runs after all of them.
 *
 * @param run reads or changes the page as the shopper will see it
 */
export const afterRender = (run: () => void): void => queueMicrotask(run);

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

type Scheduler = { postTask?: (task: () => void) => Promise<void> };

/**
 * Lets the browser run other tasks first: handle a press, paint, receive a response of the shop. It does not use
 * `scheduler.yield`, because the code after `yield` runs before responses that have arrived meanwhile (decision 49).
 */
export const nextTurn = (): Promise<void> => {
  const scheduler = (globalThis as { scheduler?: Scheduler }).scheduler;
  return scheduler?.postTask?.(() => {}) ?? new Promise((resolve) => setTimeout(resolve));
};

/** Runs a function when the browser is idle, or in the next task: Safari has no `requestIdleCallback`. */
export const whenIdle = (run: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(run);

/**
 * Runs a function when the page has been parsed. The bundle's tag is `async`, so that a slow CDN does not delay
 * `DOMContentLoaded`. The loader may therefore run before the page is parsed.
 */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}

/**
 * Runs a function at once. On a prerendered page it waits until the shopper visits the page, which may never happen. Before the
 * visit the cart can change in another page, session storage is a copy that the browser drops, and nothing may be counted:
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export function whenActivated(run: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run);
  else run();
}
