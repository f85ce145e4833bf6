import type { World } from '../world/world';

/** A sale outside this session. `left` sets the remaining stock instead of reducing it. */
export interface Sale {
  productId: number;
  variantId?: number;
  quantity?: number;
  left?: number;
}

/** Reduces the stock of a product or variant and returns the remaining stock. */
export function sellStock(world: World, sale: Sale): { left: number | null } | { error: string } {
  const product = world.catalogue.findProduct(sale.productId);
  if (!product) return { error: `no product has the id ${sale.productId}` };
  const variant = product.variants.find(({ id }) => id === sale.variantId) ?? null;
  if (sale.variantId !== undefined && !variant) return { error: `${product.name} has no variant ${sale.variantId}` };
  if (!variant && product.stock.counted === 'variant') return { error: `${product.name} is counted by variant` };
  if (sale.left === undefined) world.stock.sell(product, variant, sale.quantity ?? 1);
  else world.stock.set(product, variant, sale.left);
  return { left: world.stock.level(product, variant) };
}
