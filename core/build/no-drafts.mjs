// @ts-check
// Replaces immer in the bundle (decision 43). Redux Toolkit uses immer for drafts, which reducers may change. The reducers
// of `core/state/slices` return the next state, so no draft is made. If a reducer returns nothing, the toolkit throws.

export const isDraft = () => false;
export const isDraftable = () => false;

const none = () => {
  throw new Error('immer is not in the bundle: a reducer gives the next state');
};
export { none as current, none as freeze, none as original, none as produce };
