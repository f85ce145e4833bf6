import { type TaxRate, taxesOf } from '../places/taxes-of';
import type { PriceRules } from '../pricing/price-object';
import type { Visit } from '../sessions/visit';

/** The taxes of the cart's shipping destination. */
export const cartTaxes = ({ world, session }: Visit): TaxRate[] =>
  taxesOf(world.settings, session.cart?.shipping?.destination ?? null);

/** The price rules of the shopper's cart: with the taxes of its shipping destination. */
export function cartPrices(visit: Visit): PriceRules {
  const rate = cartTaxes(visit).reduce((sum, tax) => sum + tax.rate, 0);
  return { ...visit.paid, tax: { ...visit.paid.tax, rate } };
}
