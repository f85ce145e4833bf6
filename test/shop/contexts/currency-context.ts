import { currencies } from '../pricing/currency';
import type { Visit } from '../sessions/visit';

/**
 * `currency_selector` of every page. The link for a cart's currency is there only while there is a cart; that
 * it holds the documented endpoint is our reading of Cornerstone's template.
 */
export function currencyContext({ url, session }: Visit): object {
  const active = session.currency;
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
