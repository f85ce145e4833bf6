/**
 * Whether session storage has a text under a key; false where the browser forbids storage. The result only decides when a
 * widget's code is loaded. It is part of the loader, so it must be short.
 */
export const isKept = (key: string): boolean => {
  try {
    return !!sessionStorage[key];
  } catch {
    return false;
  }
};
