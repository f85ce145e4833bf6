import type { ProductRecord, Variant } from '../catalogue/product-record';
import { knownAdjustments } from '../choices/known-adjustments';
import { amountsOf, payable, type Amounts } from '../pricing/amounts';
import { bulkPrice } from '../pricing/bulk-rates';
import { money, type Money } from '../pricing/money';
import { shown } from '../pricing/price-object';
import { isTaxIncluded } from '../pricing/tax';
import type { Visit } from '../sessions/visit';
import type { CartLine } from './cart';

/** A line with its product and what it costs, as the cart shows prices (with or without tax). */
export interface PricedLine {
  line: CartLine;
  product: ProductRecord;
  variant: Variant;
  /** Of one, before the sale. */
  base: Money;
  /** Of one in the sale; null without a sale. */
  sale: Money | null;
  retail: Money | null;
  /** Of one, before bulk rates. */
  unit: Money;
  /** Of one, after bulk rates. */
  discounted: Money;
  total: Money;
  totalDiscounted: Money;
  tax: Money;
}

export interface PricedCart {
  lines: PricedLine[];
  subtotal: Money;
  tax: Money;
  isTaxIncluded: boolean;
  grandTotal: Money;
}

/** What the shopper's cart costs. Bulk rates count all pieces of a product, whatever their options. */
export function priceCart(visit: Visit): PricedCart {
  const { session, world, prices } = visit;
  const lines = (session.cart?.lines ?? []).flatMap((line) => {
    const product = world.catalogue.findProduct(line.productId);
    const variant = product?.variants.find(({ id }) => id === line.variantId);
    return product && variant ? [priceLine(visit, line, product, variant)] : [];
  });
  const add = (values: number[]): Money =>
    money(
      values.reduce((sum, value) => sum + value, 0),
      prices.currency,
    );
  const subtotal = add(lines.map(({ totalDiscounted }) => totalDiscounted.value));
  const tax = add(lines.map((line) => line.tax.value));
  const included = isTaxIncluded(prices.tax);
  const grandTotal = add([subtotal.value, included ? 0 : tax.value]);
  return { lines, subtotal, tax, isTaxIncluded: included, grandTotal };
}

function priceLine(visit: Visit, line: CartLine, product: ProductRecord, variant: Variant): PricedLine {
  const { prices, world, session } = visit;
  const amounts: Amounts = amountsOf(product, variant, knownAdjustments(world.catalogue, line.choices));
  const pieces = session.cart?.lines.filter(({ productId }) => productId === product.id) ?? [];
  const quantity = pieces.reduce((sum, one) => sum + one.quantity, 0);
  const each = bulkPrice(payable(amounts), quantity, product.bulkRates);
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
    discounted: show(each),
    total: times(show(payable(amounts))),
    totalDiscounted: times(show(each)),
    tax: money(taxOfOne * line.quantity, prices.currency),
  };
}
