type StorageArea = 'local' | 'session';

/** Throws where storage is forbidden. */
const area = (kind: StorageArea): Storage => (kind === 'local' ? window.localStorage : window.sessionStorage);

/** Reads a text; null also if storage is forbidden. */
export function readStorage(key: string, kind: StorageArea = 'local'): string | null {
  try {
    return area(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text if possible: only conveniences are stored. */
export function writeStorage(key: string, value: string, kind: StorageArea = 'local'): void {
  try {
    area(kind).setItem(key, value);
  } catch {
    // Full or forbidden; some browsers throw in private windows.
  }
}

export function removeStorage(key: string, kind: StorageArea = 'local'): void {
  try {
    area(kind).removeItem(key);
  } catch {
    // Storage is forbidden.
  }
}

/** Milliseconds; other tabs may write faster than a page renders. */
const PAUSE = 100;

/** Calls back when another tab changes a key. Read the storage: the event's text may be old (decision 99). */
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
    // Null when a tab clears the whole storage.
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
