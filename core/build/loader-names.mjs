// @ts-check
/** Only the loader knows them: the build gives them one letter. */
export const loaderNames = [
  'addWidgets',
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
