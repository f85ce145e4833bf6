/**
 * Runs code when the parts show what was just rendered: at the end of React's flush. Effects run inside of it, and the
 * order in which the effects of the parts run is not theirs to choose; a microtask comes after all of them, before the
 * browser paints.
 *
 * @param then reads or changes the page as the shopper will see it
 */
export const afterParts = (then: () => void): void => queueMicrotask(then);
