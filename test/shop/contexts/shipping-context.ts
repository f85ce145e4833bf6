import type { PricedCart } from '../carts/price-cart';
import { countries, homeCountryId } from '../places/countries';
import { currencies } from '../pricing/currency';
import { money } from '../pricing/money';
import type { Visit } from '../sessions/visit';
import { parcelOf } from '../shipping/parcel-of';

/**
 * `cart.shipping_handling`: the estimator's fields and the chosen quote; null when no line is shipped. The shop's own
 * country is selected until the shopper chooses a destination.
 */
export function shippingContext({ session, paid: prices }: Visit, priced: PricedCart): object | null {
  const { cart } = session;
  if (!parcelOf(priced.lines, prices.currency)) return null;
  const destination = (cart?.shipping ?? cart?.quotes)?.destination ?? null;
  const { shipping, shippingDiscount } = priced;
  const selectedId = destination?.country.id ?? homeCountryId;
  return {
    show_estimator: true,
    handling_cost: null,
    shipping_cost: shipping?.cost ?? null,
    shipping_cost_discounted:
      shipping && shippingDiscount.value > 0
        ? money(shipping.cost.value - shippingDiscount.value, prices.currency)
        : null,
    provider: shipping ? [shipping.method.provider, shipping.method.description].filter(Boolean).join(' ') : null,
    countries: countries.map(({ id, name, iso2, iso3 }) => ({
      id,
      name,
      iso2,
      iso3,
      currency: home,
      selected: id === selectedId,
    })),
    states: (countries.find(({ id }) => id === selectedId)?.states ?? []).map(({ id, name }) => ({
      id,
      name,
      selected: id === destination?.state?.id,
    })),
    selected_country: destination?.country.name ?? '',
    selected_state: destination?.state?.name ?? destination?.stateText ?? '',
    selected_city: destination?.city ?? '',
    selected_zip: destination?.zip ?? '',
  };
}

const [{ code, name, symbol }] = currencies;
const home = { code, name, symbol };
