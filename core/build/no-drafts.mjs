// @ts-check
// Replaces immer (decision 43): the reducers of `core/state/slices` return the next state, so no draft is made.

export const isDraft = () => false;
export const isDraftable = () => false;

const none = () => {
  throw new Error('immer is not in the bundle: a reducer gives the next state');
};

export { none as current, none as freeze, none as original, none as produce };
