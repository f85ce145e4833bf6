/**
 * Waits until React has rendered the last change of the state. React renders it in a microtask that is queued when the
 * change is dispatched, and a microtask that is queued later runs after it.
 */
export const afterRender = (): Promise<void> => Promise.resolve();
