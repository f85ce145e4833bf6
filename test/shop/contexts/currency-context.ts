import { currencies } from '../pricing/currency';
import type { Visit } from '../sessions/visit';

/**
 * `currency_selector` of every page. `cart_currency_switch_url` is empty without a cart; from Cornerstone's template we
 * assume that it is the documented endpoint.
 */
export function currencyContext({ url, session, prices }: Visit): object {
  const active = prices.currency;
  return {
    active_currency_code: active.code,
    active_currency_name: active.name,
    active_currency_id: active.id,
    active_currency_flag: active.flag,
    currencies: currencies.map(({ id, code, name, flag }) => {
      const link = new URL(url);
      link.searchParams.set('setCurrencyId', String(id));
      return {
        id,
        code,
        name,
        flag,
        is_active: id === active.id,
        switch_url: link.href,
        cart_currency_switch_url: session.cart ? `/api/storefront/carts/${session.cart.id}/currency` : '',
      };
    }),
  };
}
