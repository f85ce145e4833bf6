import { navigation } from '../../page/navigation';
import { observeStorage, readStorage, writeStorage } from '../../storage/storage';
import { renderedAfter } from '../../storage/stored-quantity';
import { currencySwitchKey } from '../slices/currency-slice';
import { isOwnSwitch } from './note-currency-switch';

/**
 * Reloads the page, once visible, if another tab has switched the currency (decision 41). A page with typed text stays.
 */
export function observeCurrencySwitch(code: string): () => void {
  const reloadIfOld = () => {
    const newest = readStorage(currencySwitchKey) ?? '';
    const [, newCode, time] = /^([A-Z]{3}) (\d+)$/.exec(newest) ?? [];
    const isNewer = Number(time) > renderedAfter() && Number(time) <= Date.now();
    const isOld = code && newCode && newCode !== code && isNewer;
    // Once per switch and page: a changed system clock could cause endless reloads. The theme's `next-page-shopper`
    // stores the same text, so that only one of the two reloads a restored page.
    const once = `${newest} ${location.href}`;
    if (
      !isOld ||
      isAway ||
      isOwnSwitch(newest) ||
      document.hidden ||
      readStorage(currencySwitchKey, 'session') === once ||
      hasTypedText()
    )
      return;
    writeStorage(currencySwitchKey, once, 'session');
    navigation.reload();
  };
  // A restored page is visible before `pageshow`, where the theme's script hides an old page.
  let isAway = false;
  const leave = () => {
    isAway = true;
  };
  const show = () => {
    isAway = false;
    reloadIfOld();
  };
  const stopStorage = observeStorage(currencySwitchKey, reloadIfOld);
  document.addEventListener('visibilitychange', reloadIfOld);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', show);
  reloadIfOld();
  return () => {
    stopStorage();
    document.removeEventListener('visibilitychange', reloadIfOld);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', show);
  };
}

const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="hidden"]), textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
