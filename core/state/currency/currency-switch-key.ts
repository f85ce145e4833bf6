/**
 * The key of local storage for the newest switch of the currency in this browser: the code and the time, `EUR 1700000000000`.
 * It stands alone, because the header's chunk writes it and another one reads it.
 */
export const currencySwitchKey = 'currency-switch';
