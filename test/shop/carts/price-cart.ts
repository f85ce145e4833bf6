import type { CertificateRecord } from '../codes/certificate-record';
import { convert, type Money, money } from '../pricing/money';
import { isTaxIncluded } from '../pricing/tax';
import { type PromotionBanner, promotionBanners } from '../promotions/order-promotion';
import type { Visit } from '../sessions/visit';
import type { Cart } from './cart';
import { cartTaxes } from './cart-prices';
import type { PricedLine } from './price-line';
import { priceLines } from './price-lines';
import { type PricedShipping, priceShipping } from './price-shipping';
import { type Reductions, reduceLines } from './reduce-lines';

export interface PricedCart extends Reductions {
  lines: PricedLine[];
  /** The sum of the lines after product promotions, and of the gift certificates to be bought. */
  subtotal: Money;
  banners: PromotionBanner[];
  wrapping: Money;
  shipping: PricedShipping | null;
  taxes: { name: string; cost: Money }[];
  isTaxIncluded: boolean;
  certificates: { certificate: CertificateRecord; used: Money; remaining: Money }[];
  grandTotal: Money;
}

/**
 * Prices the shopper's cart, in this order: bulk rates, promotions, coupons, wrapping, shipping, taxes, gift
 * certificates. Wrapping and shipping are not taxed here.
 */
export function priceCart(visit: Visit): PricedCart {
  const { currency, tax } = visit.paid;
  const { cart } = visit.session;
  const lines = priceLines(visit);
  const inCurrency = (value: number): Money => money(value, currency);
  const products = sum(lines.map(({ totalDiscounted }) => totalDiscounted.value));
  const subtotal = inCurrency(products + sum((cart?.bought ?? []).map(({ amount }) => convert(amount, currency))));
  const shipping = priceShipping(visit, lines);
  const reductions = reduceLines(lines, cart?.coupons ?? [], currency, shipping);
  const wrapping = inCurrency(
    sum(lines.map(({ line }) => convert(line.wrapping?.wrapping.price ?? 0, currency) * line.quantity)),
  );
  const taxes = priceTaxes(visit, lines, reductions);
  const included = isTaxIncluded(tax);
  const due = inCurrency(
    subtotal.value -
      reductions.discount.value -
      sum(reductions.coupons.map(({ discount }) => discount.value)) +
      wrapping.value +
      (shipping?.cost.value ?? 0) +
      (included ? 0 : sum(taxes.map(({ cost }) => cost.value))),
  );
  const certificates = payWithCertificates(cart, due, visit);
  return {
    ...reductions,
    lines,
    subtotal,
    banners: promotionBanners(products, currency),
    wrapping,
    shipping,
    taxes,
    isTaxIncluded: included,
    certificates,
    grandTotal: inCurrency(due.value - sum(certificates.map(({ used }) => used.value))),
  };
}

/** Computes each tax on the cost of the lines after all reductions. */
function priceTaxes(visit: Visit, lines: readonly PricedLine[], { left }: Reductions): PricedCart['taxes'] {
  const rates = cartTaxes(visit);
  const whole = sum(rates.map(({ rate }) => rate));
  const all = sum(
    lines.map(({ tax, totalDiscounted }, index) =>
      totalDiscounted.value === 0 ? 0 : (tax.value * (left[index] ?? 0)) / totalDiscounted.value,
    ),
  );
  return rates.map(({ name, rate }) => ({
    name,
    cost: money(whole === 0 ? 0 : (all * rate) / whole, visit.paid.currency),
  }));
}

function payWithCertificates(cart: Cart | null, due: Money, { paid: prices }: Visit): PricedCart['certificates'] {
  let open = due.value;
  return (cart?.certificates ?? []).map((certificate) => {
    const balance = convert(certificate.balance, prices.currency);
    const used = Math.min(open, balance);
    open -= used;
    return {
      certificate,
      used: money(used, prices.currency),
      remaining: money(balance - used, prices.currency),
    };
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
