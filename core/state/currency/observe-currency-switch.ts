import { navigation } from '../../page/navigation';
import { renderedAfter } from '../../storage/stored-quantity';
import { observeStorage, readStorage, writeStorage } from '../../storage/storage';
import { currencySwitchKey } from '../slices/currency-slice';

/**
 * Reloads the page if another tab has switched the currency since the page was rendered: its prices are in the old currency,
 * but the shop's responses are in the new one. The reload waits until the page is visible. A page with typed text is not
 * reloaded, because the text would be lost.
 *
 * @param code the code of the page's currency
 * @returns a function that stops observing
 */
export function observeCurrencySwitch(code: string): () => void {
  const reloadIfOld = () => {
    const newest = readStorage(currencySwitchKey) ?? '';
    const [, newCode, time] = /^([A-Z]{3}) (\d+)$/.exec(newest) ?? [];
    const isNewer = Number(time) > renderedAfter() && Number(time) <= Date.now();
    const isOld = code && newCode && newCode !== code && isNewer;
    // Once for each switch and page: otherwise a page could reload without end after a change of the system clock. The
    // theme's `next-page-shopper` stores the same text, so that only one of the two reloads a restored page.
    const once = `${newest} ${location.href}`;
    if (!isOld || isAway || document.hidden || readStorage(currencySwitchKey, 'session') === once || hasTypedText())
      return;
    writeStorage(currencySwitchKey, once, 'session');
    navigation.reload();
  };
  // A restored page becomes visible before its `pageshow`, where the theme's script hides an old page until it is reloaded.
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
