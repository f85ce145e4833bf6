import type { LocalShop } from '../../shop/create-local-shop';
import { cartLines } from '../../support/shopping/read-cart';

/** The lines of the shop's only cart: product and quantity. */
export const cartContent = (shop: LocalShop): unknown =>
  cartLines(shop).map(({ productId, quantity }) => [productId, quantity]);

/** The only cart of a shop. */
export const cartOf = (shop: LocalShop) =>
  shop.world.sessions.all().find(({ cart }) => cart !== null)?.cart ?? undefined;
