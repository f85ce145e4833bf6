import { navigation } from '../../page/navigation';
import { observeStorage, readStorage, writeStorage } from '../../page/storage';
import { currencySwitchKey } from './currency-switch-key';

/**
 * Loads a page again whose currency another tab has switched since it was loaded: its prices are in the old currency,
 * while all that it asks the shop for comes in the new one. It waits until the shopper looks at the page. A page on which
 * something was typed stays as it is, because the text would be lost.
 *
 * @param code the currency of the page
 * @returns stops observing
 */
export function observeCurrencySwitch(code: string): () => void {
  const reloadIfOld = () => {
    const newest = readStorage(currencySwitchKey) ?? '';
    const [, newCode, time] = /^([A-Z]{3}) (\d+)$/.exec(newest) ?? [];
    const isNewer = Number(time) > performance.timeOrigin && Number(time) <= Date.now();
    const isOld = code && newCode && newCode !== code && isNewer;
    // Once for each switch: a clock that was set back must not load the page for ever.
    if (!isOld || document.hidden || readStorage(currencySwitchKey, 'session') === newest || hasTypedText()) return;
    writeStorage(currencySwitchKey, newest, 'session');
    navigation.reload();
  };
  const stopStorage = observeStorage(currencySwitchKey, reloadIfOld);
  document.addEventListener('visibilitychange', reloadIfOld);
  window.addEventListener('pageshow', reloadIfOld);
  reloadIfOld();
  return () => {
    stopStorage();
    document.removeEventListener('visibilitychange', reloadIfOld);
    window.removeEventListener('pageshow', reloadIfOld);
  };
}

const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="hidden"]), textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
