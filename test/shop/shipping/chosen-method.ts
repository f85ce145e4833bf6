import type { PricedLine } from '../carts/price-line';
import type { Visit } from '../sessions/visit';
import { parcelOf } from './parcel-of';
import { quoteShipping } from './quote-shipping';
import type { ShippingMethod } from './shipping-method';

/**
 * The shipping that the shopper chose, at what it costs for the cart as it is now; null when none is chosen,
 * or when it isn't offered any more.
 */
export function chosenMethod({ session, prices }: Visit, lines: readonly PricedLine[]): ShippingMethod | null {
  const choice = session.cart?.shipping;
  const parcel = parcelOf(lines, prices.currency);
  if (!choice || !parcel) return null;
  return quoteShipping(choice.destination, parcel).find(({ key }) => key === choice.methodKey) ?? null;
}
