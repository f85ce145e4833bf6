import type { CartLine } from '../../shop/carts/cart';
import type { LocalShop } from '../../shop/create-local-shop';

/** The lines of the shop's only cart; empty when there is none. */
export function cartLines(shop: LocalShop): CartLine[] {
  const carts = shop.world.sessions.all().flatMap(({ cart }) => (cart ? [cart] : []));
  if (carts.length > 1) throw new Error(`${carts.length} shoppers have a cart`);
  return carts[0]?.lines ?? [];
}
