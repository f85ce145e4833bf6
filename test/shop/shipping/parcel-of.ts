import type { PricedLine } from '../carts/price-line';
import type { Currency } from '../pricing/currency';
import type { Parcel } from './quote-shipping';

/** The parcel of a cart; null when it has only downloads. */
export function parcelOf(lines: readonly PricedLine[], currency: Currency): Parcel | null {
  const sent = lines.filter(({ product }) => !product.digital);
  if (sent.length === 0) return null;
  return {
    value: sent.reduce((sum, { totalDiscounted }) => sum + totalDiscounted.value, 0) / currency.rate,
    weight: sent.reduce(
      (sum, { line, product, variant }) => sum + (variant.weight ?? product.weight) * line.quantity,
      0,
    ),
  };
}
