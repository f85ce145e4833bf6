export type StorageArea = 'local' | 'session';

/** The browser's storage; nothing where the browser's settings forbid it. */
function area(kind: StorageArea): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The text under a key; `null` when there is none, or when storage is forbidden. */
export function readStorage(key: string, kind: StorageArea = 'local'): string | null {
  try {
    return area(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text. A full or forbidden storage is no error, because only conveniences are stored. */
export function writeStorage(key: string, value: string, kind: StorageArea = 'local'): void {
  try {
    area(kind)?.setItem(key, value);
  } catch {
    // Browsers throw when the storage is full, and some in private windows.
  }
}

/** Removes the text under a key. */
export function removeStorage(key: string, kind: StorageArea = 'local'): void {
  try {
    area(kind)?.removeItem(key);
  } catch {
    // The storage is forbidden, so there is nothing to remove.
  }
}

/**
 * Calls back when another tab of the shop changes a key.
 *
 * @param changed gets the new text, `null` when the key was removed
 * @returns stops listening
 */
export function observeStorage(key: string, changed: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent): void => {
    // When a tab clears the whole storage, the event's key is null.
    if (event.key === key || event.key === null) changed(event.newValue);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
