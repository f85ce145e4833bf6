import type { CartLine } from '../store/carts/cart';
import type { Store } from '../store/create-store';

/** The lines of the only cart that the store has; empty when nobody has one. */
export function cartLines(store: Store): CartLine[] {
  const carts = store.world.sessions.all().flatMap(({ cart }) => (cart ? [cart] : []));
  if (carts.length > 1) throw new Error(`${carts.length} shoppers have a cart`);
  return carts[0]?.lines ?? [];
}
