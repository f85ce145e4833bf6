/** Runs a function when the browser is idle, or in the next task: Safari has no `requestIdleCallback`. */
export const whenIdle = (run: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(run);
