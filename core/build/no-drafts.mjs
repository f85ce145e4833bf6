// @ts-check
// Replaces immer, from which Redux Toolkit gets the drafts that reducers may change. The reducers of `core/state/slices` return the
// next state, so no draft is made. A reducer that returns nothing ends in the toolkit's own error.

export const isDraft = () => false;
export const isDraftable = () => false;

const none = () => {
  throw new Error('immer is not in the bundle: a reducer gives the next state');
};
export { none as current, none as freeze, none as original, none as produce };
