/**
 * Whether session storage keeps something under a key; false where the browser forbids storage. It decides only whether
 * a widget's code is worth loading. It stands in the loader, so it is as short as can be.
 */
export const isKept = (key: string): boolean => {
  try {
    return !!sessionStorage[key];
  } catch {
    return false;
  }
};
