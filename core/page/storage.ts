export type StorageArea = 'local' | 'session';

/** The browser's own storage, or nothing where the shopper or the browser's settings forbid it. */
function area(kind: StorageArea): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** What was kept under a key; `null` when nothing was, or when storage is forbidden. */
export function readStorage(key: string, kind: StorageArea = 'local'): string | null {
  try {
    return area(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text. A full or forbidden storage is no error: what is kept here is only ever a convenience. */
export function writeStorage(key: string, value: string, kind: StorageArea = 'local'): void {
  try {
    area(kind)?.setItem(key, value);
  } catch {
    // Private windows and full quotas throw.
  }
}

/** Forgets what was kept under a key. */
export function removeStorage(key: string, kind: StorageArea = 'local'): void {
  try {
    area(kind)?.removeItem(key);
  } catch {
    // See above.
  }
}

/**
 * Hears when another tab of the shop writes a key.
 *
 * @param changed gets the new text, `null` when the key was removed
 * @returns stops listening
 */
export function observeStorage(key: string, changed: (value: string | null) => void): () => void {
  const hear = (event: StorageEvent): void => {
    // A cleared storage names no key.
    if (event.key === key || event.key === null) changed(event.newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
