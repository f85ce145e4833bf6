import type { PricedLine } from '../carts/price-line';
import { categoryTrail } from '../contexts/category-paths';
import type { Visit } from '../sessions/visit';

/**
 * A line as the analytics events want it. Field names: stencil-utils' specs; `product_id` is a number on the
 * wire.
 *
 * @param quantity how many were added or taken out
 */
export function analyticsItem({ world, prices }: Visit, priced: PricedLine, quantity: number): object {
  const { product, variant } = priced;
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
    discount: 0,
    brand_name: world.catalogue.findBrand(product.brandId)?.name ?? '',
    category_names: product.categoryIds.flatMap((id) =>
      categoryTrail(world.catalogue, id).map(({ name }) => name),
    ),
  };
}
