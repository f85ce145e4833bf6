// @ts-check
/**
 * Properties that only the loader's own modules write and read. The build gives them names of one letter. All others keep
 * their names: the runtime, other scripts or the browser know them.
 */
export const loaderNames = [
  'ahead',
  'bringDeferredForward',
  'bringForward',
  'fetchAhead',
  'fetchRuntime',
  'follow',
  'removeAll',
  'removeGone',
  'moment',
  'replay',
  'timer',
  'widgets',
];
