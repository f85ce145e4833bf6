import { customerOf } from '../accounts/accounts';
import type { BoughtCertificate } from '../carts/bought-certificate';
import type { Cart } from '../carts/cart';
import { priceCart } from '../carts/price-cart';
import { couponType } from '../codes/coupon-record';
import { convert, money } from '../pricing/money';
import type { Visit } from '../sessions/visit';
import { cartAmounts } from './cart-amounts';
import { cartLineJson } from './cart-line-json';

/**
 * A cart in the format of `/api/storefront/carts`. Shape: BigCommerce's carts.sf.yml, and observed responses: one entry
 * of `discounts` per line even without a discount.
 *
 * @param include the `include` parameter; options are included only when it names them
 */
export function cartJson(visit: Visit, cart: Cart, include: readonly string[]): object {
  const priced = priceCart(visit);
  const customer = customerOf(visit.world, visit.session);
  const { discountOfLine, couponOfLine, ...amounts } = cartAmounts(priced);
  const { currency } = visit.paid;
  const lines = (isDigital: boolean): object[] => {
    const type = isDigital ? 'digitalItems' : 'physicalItems';
    const withOptions = include.includes(`lineItems.${type}.options`);
    return priced.lines.flatMap((line, index) => {
      if (line.product.digital !== isDigital) return [];
      const off = { discount: discountOfLine[index] ?? 0, coupon: couponOfLine[index] ?? 0 };
      return [cartLineJson(visit, line, off, withOptions)];
    });
  };
  return {
    id: cart.id,
    customerId: customer?.id ?? 0,
    email: customer?.email ?? '',
    currency: {
      name: currency.name,
      code: currency.code,
      symbol: currency.symbol,
      decimalPlaces: currency.decimals,
    },
    isTaxIncluded: priced.isTaxIncluded,
    ...amounts,
    coupons: priced.coupons.map(({ coupon, discount }) => ({
      id: String(coupon.id),
      code: coupon.code,
      couponType: couponType[coupon.kind],
      discountedAmount: discount.value,
      displayName: coupon.name,
    })),
    discounts: priced.lines.map(({ line }, index) => ({
      id: line.id,
      discountedAmount: discountOfLine[index] ?? 0,
    })),
    lineItems: {
      physicalItems: lines(false),
      digitalItems: lines(true),
      giftCertificates: cart.bought.map((bought) => certificateJson(visit, bought)),
      customItems: [],
    },
    createdTime: apiTime(cart.createdAt),
    updatedTime: apiTime(cart.updatedAt),
    locale: visit.language.code,
    version: cart.version,
  };
}

function certificateJson({ paid: prices }: Visit, bought: BoughtCertificate): object {
  const { id, theme, sender, recipient, message } = bought;
  const amount = money(convert(bought.amount, prices.currency), prices.currency);
  return {
    id,
    name: `${amount.formatted} Gift Certificate`,
    theme,
    amount: amount.value,
    taxable: false,
    sender,
    recipient,
    message,
    type: 'giftCertificate',
  };
}

/** The API's time format has whole seconds and an offset. */
const apiTime = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, '+00:00');
