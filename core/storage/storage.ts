type StorageArea = 'local' | 'session';

/** The browser's storage. Access throws where the browser's settings forbid storage. */
const area = (kind: StorageArea): Storage => (kind === 'local' ? window.localStorage : window.sessionStorage);

/** The text under a key; `null` when there is none, or when storage is forbidden. */
export function readStorage(key: string, kind: StorageArea = 'local'): string | null {
  try {
    return area(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. A full or forbidden storage is no error, because only conveniences are stored. */
export function writeStorage(key: string, value: string, kind: StorageArea = 'local'): void {
  try {
    area(kind).setItem(key, value);
  } catch {
    // Browsers throw when the storage is full or forbidden, and some in private windows.
  }
}

/** Removes the text under a key. */
export function removeStorage(key: string, kind: StorageArea = 'local'): void {
  try {
    area(kind).removeItem(key);
  } catch {
    // The storage is forbidden, so there is nothing to remove.
  }
}

/** The shortest time between two calls, in milliseconds. Other tabs may write more often than a page can render. */
const PAUSE = 100;

/**
 * Calls back when another tab of the shop changes a key: at once, and at most ten times a second. The callback must read the
 * text from the storage, because the event's own text may be older than a write of this tab (decision 99).
 *
 * @returns a function that stops listening
 */
export function observeStorage(key: string, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBehind = false;
  const call = (): void => {
    isBehind = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isBehind) call();
    }, PAUSE);
    changed();
  };
  const listener = (event: StorageEvent): void => {
    // When a tab clears the whole storage, the event's key is null.
    if (event.key !== key && event.key !== null) return;
    if (timer === undefined) call();
    else isBehind = true;
  };
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener('storage', listener);
    clearTimeout(timer);
  };
}
