/**
 * The key in local storage of the newest currency switch in this browser. The value is the currency's code and the time in
 * milliseconds, `EUR 1700000000000`. The key has its own file, because the header's chunk writes it and another one reads it.
 */
export const currencySwitchKey = 'currency-switch';
