import { navigation } from './navigation';
import { readStorage, writeStorage } from './storage';

/**
 * Loads this page again, at most once in a browser session for each reason. Without this limit, a reload that does not help
 * would repeat without end. If session storage does not work, the page is not loaded again.
 */
export function reloadOnce(reason: string): void {
  const key = `reloaded-${reason}`;
  if (readStorage(key, 'session') !== null) return;
  writeStorage(key, '1', 'session');
  if (readStorage(key, 'session') !== null) navigation.reload();
}
