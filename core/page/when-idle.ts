/** Runs when the page has nothing else to do, or soon: Safari has no requestIdleCallback. */
export const whenIdle = (run: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(run);
