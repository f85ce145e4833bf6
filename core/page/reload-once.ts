import { navigation } from './navigation';
import { readStorage, writeStorage } from './storage';

/**
 * Loads this page again, once in a browser session for each reason: a reload that does not help would be repeated by the page
 * that it brings, without an end. Without storage nothing is loaded again.
 */
export function reloadOnce(reason: string): void {
  const key = `reloaded-${reason}`;
  if (readStorage(key, 'session') !== null) return;
  writeStorage(key, '1', 'session');
  if (readStorage(key, 'session') !== null) navigation.reload();
}
