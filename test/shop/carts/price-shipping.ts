import { convert, type Money, money } from '../pricing/money';
import type { Visit } from '../sessions/visit';
import { chosenMethod } from '../shipping/chosen-method';
import type { ShippingMethod } from '../shipping/shipping-method';
import type { PricedLine } from './price-line';

/** The chosen shipping method and its cost before coupons. */
export interface PricedShipping {
  method: ShippingMethod;
  cost: Money;
}

/** The cost of the chosen shipping method; null when none is chosen. */
export function priceShipping(visit: Visit, lines: readonly PricedLine[]): PricedShipping | null {
  const method = chosenMethod(visit, lines);
  const { currency } = visit.paid;
  return method && { method, cost: money(convert(method.cost, currency), currency) };
}
