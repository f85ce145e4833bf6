import { taxesOf, type TaxRate } from '../places/taxes-of';
import type { PriceRules } from '../pricing/price-object';
import type { Visit } from '../sessions/visit';

/** The taxes of the place that the cart is sent to. */
export const cartTaxes = ({ world, session }: Visit): TaxRate[] =>
  taxesOf(world.settings, session.cart?.shipping?.destination ?? null);

/** Prices as the shopper's cart shows them: with the taxes of the place it is sent to. */
export function cartPrices(visit: Visit): PriceRules {
  const rate = cartTaxes(visit).reduce((sum, tax) => sum + tax.rate, 0);
  return { ...visit.prices, tax: { ...visit.prices.tax, rate } };
}
