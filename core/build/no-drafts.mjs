// @ts-check
// Stands in for immer, which Redux Toolkit asks for the drafts that reducers may change. Those of `core/state/slices` give
// the next state themselves, so a draft is never made; one that gives nothing ends in the toolkit's own error.

export const isDraft = () => false;
export const isDraftable = () => false;

const none = () => {
  throw new Error('immer is not in the bundle: a reducer gives the next state');
};
export { none as current, none as freeze, none as original, none as produce };
