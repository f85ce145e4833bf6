import { writeStorage } from '../../page/storage';
import { currencySwitchKey } from './currency-switch-key';

/** Tells the shop's other tabs that the session has another currency. */
export const noteCurrencySwitch = (code: string): void => writeStorage(currencySwitchKey, `${code} ${Date.now()}`);
