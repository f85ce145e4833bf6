import type { PricedLine } from '../carts/price-line';
import type { Visit } from '../sessions/visit';
import { parcelOf } from './parcel-of';
import { quoteShipping } from './quote-shipping';
import type { ShippingMethod } from './shipping-method';

/**
 * The shipping method that the shopper chose, with its cost for the current cart; null when none is chosen or it is not
 * offered for this cart.
 */
export function chosenMethod({ session, paid: prices }: Visit, lines: readonly PricedLine[]): ShippingMethod | null {
  const choice = session.cart?.shipping;
  const parcel = parcelOf(lines, prices.currency);
  if (!choice || !parcel) return null;
  return quoteShipping(choice.destination, parcel).find(({ key }) => key === choice.methodKey) ?? null;
}
