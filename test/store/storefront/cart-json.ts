import type { Cart } from '../carts/cart';
import { priceCart, type PricedLine } from '../carts/price-cart';
import type { Choice } from '../choices/choice';
import { imageUrl } from '../contexts/image-context';
import { lineImage } from '../contexts/cart-item-context';
import { productUrl } from '../contexts/product-url';
import { money } from '../pricing/money';
import type { Visit } from '../sessions/visit';

/**
 * A cart as `/api/storefront/carts` answers it. Shape: BigCommerce's carts.sf.yml, and answers seen: one
 * entry of `discounts` per line even without a discount.
 *
 * @param include the `include` parameter; options are there only when it names them
 */
export function cartJson(visit: Visit, cart: Cart, include: readonly string[]): object {
  const priced = priceCart(visit);
  const { currency } = visit.prices;
  const lines = (isDigital: boolean): object[] => {
    const type = isDigital ? 'digitalItems' : 'physicalItems';
    const withOptions = include.includes(`lineItems.${type}.options`);
    return priced.lines
      .filter(({ product }) => product.digital === isDigital)
      .map((line) => lineJson(visit, line, withOptions));
  };
  return {
    id: cart.id,
    customerId: 0,
    email: '',
    currency: {
      name: currency.name,
      code: currency.code,
      symbol: currency.symbol,
      decimalPlaces: currency.decimals,
    },
    isTaxIncluded: priced.isTaxIncluded,
    baseAmount: priced.subtotal.value,
    discountAmount: 0,
    cartAmount: priced.subtotal.value,
    coupons: [],
    discounts: cart.lines.map(({ id }) => ({ id, discountedAmount: 0 })),
    lineItems: {
      physicalItems: lines(false),
      digitalItems: lines(true),
      giftCertificates: [],
      customItems: [],
    },
    createdTime: apiTime(cart.createdAt),
    updatedTime: apiTime(cart.updatedAt),
    locale: 'en',
    version: cart.version,
  };
}

function lineJson(visit: Visit, priced: PricedLine, withOptions: boolean): object {
  const { line, product, variant } = priced;
  const extended = (value: number): number => money(value * line.quantity, visit.prices.currency).value;
  return {
    id: line.id,
    parentId: null,
    variantId: variant.id,
    productId: product.id,
    sku: variant.sku,
    name: product.name,
    url: productUrl(visit, product),
    quantity: line.quantity,
    brand: visit.world.catalogue.findBrand(product.brandId)?.name ?? '',
    isTaxable: product.taxed,
    imageUrl: imageUrl(lineImage(visit, priced), '220x290'),
    discounts: [],
    discountAmount: 0,
    couponAmount: 0,
    originalPrice: priced.base.value,
    listPrice: priced.discounted.value,
    salePrice: priced.discounted.value,
    extendedListPrice: extended(priced.discounted.value),
    extendedSalePrice: extended(priced.discounted.value),
    ...(product.digital
      ? { type: 'digital', isMutable: true }
      : { isShippingRequired: true, type: 'physical', isMutable: true, giftWrapping: null }),
    ...(withOptions ? { options: line.choices.map(optionJson) } : {}),
  };
}

const optionJson = ({ option, value, text }: Choice): object => ({
  name: option.name,
  nameId: option.id,
  value: text,
  valueId: value?.id ?? null,
});

/** The API writes whole seconds and an offset. */
const apiTime = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, '+00:00');
