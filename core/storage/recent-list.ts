import { readStorage, removeStorage, writeStorage } from './storage';

const DAY = 86_400_000;
/** A text and when it was added, in milliseconds since 1970. */
type Entry = readonly [text: string, time: number];

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

interface RecentList {
  /** The newest first. */
  read(): readonly string[];
  /** Moves a known text to the front. */
  add(text: string): void;
  remove(text: string): void;
  clear(): void;
}

/**
 * In the browser's storage, which other tabs may change.
 *
 * @param limit the number of texts
 * @param days after which a text is dropped
 */
export function recentList(key: string, { limit, days }: { limit: number; days: number }): RecentList {
  const entries = (): readonly Entry[] => {
    try {
      const stored: unknown = JSON.parse(readStorage(key) ?? '[]');
      const isFresh = ([, time]: Entry) => time > Date.now() - days * DAY;
      return Array.isArray(stored) ? stored.filter(isEntry).filter(isFresh).slice(0, limit) : [];
    } catch {
      return [];
    }
  };
  const write = (next: readonly Entry[]) =>
    next.length > 0 ? writeStorage(key, JSON.stringify(next.slice(0, limit))) : removeStorage(key);
  const without = (text: string) => entries().filter(([known]) => known.toLowerCase() !== text.toLowerCase());
  return {
    read: () => entries().map(([text]) => text),
    add: (text) => write([[text, Date.now()], ...without(text)]),
    remove: (text) => write(without(text)),
    clear: () => removeStorage(key),
  };
}
