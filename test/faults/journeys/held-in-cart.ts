import { cartLines } from '../../browser/cart/read-cart';
import type { LocalShop } from '../../shop/create-local-shop';

/** What the only cart of a shop holds: product and quantity of each line. */
export const heldInCart = (shop: LocalShop): unknown =>
  cartLines(shop).map(({ productId, quantity }) => [productId, quantity]);

/** The only cart of a shop. */
export const cartOf = (shop: LocalShop) =>
  shop.world.sessions.all().find(({ cart }) => cart !== null)?.cart ?? undefined;
