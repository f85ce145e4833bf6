import { writeStorage } from '../../storage/storage';
import { currencySwitchKey } from '../slices/currency-slice';

let own = '';

/** Stores the session's new currency, so that other tabs reload. This page must leave at once. */
export function noteCurrencySwitch(code: string): void {
  own = `${code} ${Date.now()}`;
  writeStorage(currencySwitchKey, own);
  // A page that the browser restores is old.
  window.addEventListener('pagehide', () => (own = ''), { once: true });
}

/** Whether this page has stored the text, and is leaving: a reload would cancel its navigation. */
export const isOwnSwitch = (text: string): boolean => text === own;
