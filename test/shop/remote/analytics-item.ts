import type { PricedCart } from '../carts/price-cart';
import type { PricedLine } from '../carts/price-line';
import { categoryTrail } from '../contexts/category-paths';
import { money } from '../pricing/money';
import type { Visit } from '../sessions/visit';
import { cartAmounts } from '../storefront/cart-amounts';

/**
 * A line in the format of the analytics events. Field names: stencil-utils' specs and the types of BigCommerce's event
 * library; `product_id` is a number in the JSON.
 *
 * @param cart that the line is, or was, in
 * @param quantity how many were added or removed
 */
export function analyticsItem(
  { world, paid: prices }: Visit,
  cart: PricedCart,
  priced: PricedLine,
  quantity: number,
): object {
  const { product, variant, line } = priced;
  const { discountOfLine, couponOfLine } = cartAmounts(cart);
  const index = cart.lines.indexOf(priced);
  const part = (ofLine: readonly number[]): number =>
    money(((ofLine[index] ?? 0) * quantity) / line.quantity, prices.currency).value;
  return {
    product_id: product.id,
    product_name: product.name,
    sku: variant.sku,
    variant_id: variant.id,
    base_price: priced.base.value,
    sale_price: priced.unit.value,
    retail_price: priced.retail?.value ?? 0,
    purchase_price: priced.discounted.value,
    quantity,
    currency: prices.currency.code,
    discount: part(discountOfLine),
    coupon_amount: part(couponOfLine),
    brand_name: world.catalogue.findBrand(product.brandId)?.name ?? '',
    category_names: product.categoryIds.flatMap((id) => categoryTrail(world.catalogue, id).map(({ name }) => name)),
  };
}
