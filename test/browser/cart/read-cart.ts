import type { CartLine } from '../../shop/carts/cart';
import type { LocalShop } from '../../shop/create-local-shop';

/** The lines of the only cart that the shop has; empty when nobody has one. */
export function cartLines(store: LocalShop): CartLine[] {
  const carts = store.world.sessions.all().flatMap(({ cart }) => (cart ? [cart] : []));
  if (carts.length > 1) throw new Error(`${carts.length} shoppers have a cart`);
  return carts[0]?.lines ?? [];
}
