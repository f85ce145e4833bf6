/**
 * Runs code when the DOM has the last change of the state, before the browser paints it. React renders a change in a microtask
 * that is queued when the change is dispatched; its effects run inside of that microtask, in an order that a component cannot
 * choose. A microtask that is queued later runs after all of them.
 *
 * @param run reads or changes the page as the shopper will see it
 */
export const afterRender = (run: () => void): void => queueMicrotask(run);
