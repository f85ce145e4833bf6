import type { Currency } from '../pricing/currency';

/** `settings.money` of a currency, documented in BigCommerce's object reference. */
export const moneyContext = (currency: Currency): Record<string, unknown> => ({
  currency_location: currency.location,
  currency_token: currency.symbol,
  decimal_places: currency.decimals,
  decimal_token: currency.decimalToken,
  thousands_token: currency.thousandsToken,
});
