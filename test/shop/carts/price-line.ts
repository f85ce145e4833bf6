import type { ProductRecord, Variant } from '../catalogue/product-record';
import { knownAdjustments } from '../choices/known-adjustments';
import { type Amounts, amountsOf, payable } from '../pricing/amounts';
import { bulkPrice } from '../pricing/bulk-rates';
import { type Money, money } from '../pricing/money';
import { shown } from '../pricing/price-object';
import { isTaxIncluded } from '../pricing/tax';
import { productPromotion } from '../promotions/product-promotion';
import type { Visit } from '../sessions/visit';
import type { CartLine } from './cart';
import { cartPrices } from './cart-prices';

/** A cart line with its product and its prices, as the cart shows them (with or without tax). */
export interface PricedLine {
  line: CartLine;
  product: ProductRecord;
  variant: Variant;
  /** Of one piece, before the sale. */
  base: Money;
  /** Of one piece in the sale; null without a sale. */
  sale: Money | null;
  retail: Money | null;
  /** Of one piece, before bulk rates. */
  unit: Money;
  /** Of one piece, after bulk rates. */
  listed: Money;
  /** Of one piece, after bulk rates and product promotions. */
  discounted: Money;
  total: Money;
  totalDiscounted: Money;
  /** Of the whole line, before reductions of the whole order. */
  tax: Money;
}

/** Prices one line of the shopper's cart. Bulk rates and promotions count all pieces of the product in the cart. */
export function priceLine(visit: Visit, line: CartLine, product: ProductRecord, variant: Variant): PricedLine {
  const prices = cartPrices(visit);
  const { world, session } = visit;
  const amounts: Amounts = amountsOf(product, variant, knownAdjustments(world.catalogue, line.choices));
  const pieces = session.cart?.lines.filter(({ productId }) => productId === product.id) ?? [];
  const quantity = pieces.reduce((sum, one) => sum + one.quantity, 0);
  const listed = bulkPrice(payable(amounts), quantity, product.bulkRates);
  const each = productPromotion(product.id, listed, quantity);
  const side = isTaxIncluded(prices.tax) ? 'with' : 'without';
  const show = (amount: number): Money => shown(amount, side, product.taxed, prices);
  const times = (one: Money): Money => money(one.value * line.quantity, prices.currency);
  const taxOfOne =
    shown(each, 'with', product.taxed, prices).value - shown(each, 'without', product.taxed, prices).value;
  return {
    line,
    product,
    variant,
    base: show(amounts.base),
    sale: amounts.sale === null ? null : show(amounts.sale),
    retail: amounts.retail === null ? null : show(amounts.retail),
    unit: show(payable(amounts)),
    listed: show(listed),
    discounted: show(each),
    total: times(show(payable(amounts))),
    totalDiscounted: times(show(each)),
    tax: money(taxOfOne * line.quantity, prices.currency),
  };
}
