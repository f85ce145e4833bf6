/**
 * Waits until React has rendered the last change of the state. React renders it in a microtask that was queued when the
 * change was dispatched, so a microtask that is queued later finds the page changed. Scripts that listen to our events
 * read the page.
 */
export const afterRender = (): Promise<void> => Promise.resolve();
