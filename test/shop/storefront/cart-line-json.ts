import type { PricedLine } from '../carts/price-line';
import type { Choice } from '../choices/choice';
import { lineImage } from '../contexts/cart-item-context';
import { imageUrl } from '../contexts/image-context';
import { productUrl } from '../contexts/product-url';
import { convert, money } from '../pricing/money';
import type { Visit } from '../sessions/visit';

/**
 * A line of a cart in the storefront API.
 *
 * @param off the reductions of the whole line by promotions and coupons
 */
export function cartLineJson(
  visit: Visit,
  priced: PricedLine,
  off: { discount: number; coupon: number },
  withOptions: boolean,
): object {
  const { line, product, variant } = priced;
  const { currency } = visit.paid;
  const extendedListPrice = money(priced.listed.value * line.quantity, currency).value;
  const extendedSalePrice = money(extendedListPrice - off.discount, currency).value;
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
    discounts: off.discount > 0 ? [{ id: product.id, discountedAmount: off.discount }] : [],
    discountAmount: off.discount,
    couponAmount: off.coupon,
    originalPrice: priced.base.value,
    listPrice: priced.listed.value,
    salePrice: money(extendedSalePrice / line.quantity, currency).value,
    extendedListPrice,
    extendedSalePrice,
    ...(product.digital
      ? { type: 'digital', isMutable: true }
      : {
          isShippingRequired: true,
          type: 'physical',
          isMutable: true,
          giftWrapping: wrappingOf(visit, priced),
        }),
    ...(withOptions ? { options: line.choices.map(optionJson) } : {}),
  };
}

/** The amount is for one piece: documented as the "gift-wrapping price per product". */
function wrappingOf({ paid: prices }: Visit, { line }: PricedLine): object | null {
  const { wrapping } = line;
  if (!wrapping) return null;
  const amount = convert(wrapping.wrapping.price, prices.currency);
  return {
    name: wrapping.wrapping.name,
    message: wrapping.message,
    amount: money(amount, prices.currency).value,
  };
}

const optionJson = ({ option, value, text }: Choice): object => ({
  name: option.name,
  nameId: option.id,
  value: text,
  valueId: value?.id ?? null,
});
