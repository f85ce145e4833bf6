import { writeStorage } from '../../page/storage';
import { currencySwitchKey } from './currency-switch-key';

/** Stores the session's new currency, so that the shop's other tabs reload. */
export const noteCurrencySwitch = (code: string): void => writeStorage(currencySwitchKey, `${code} ${Date.now()}`);
