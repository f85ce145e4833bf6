import { Router } from 'express';
import { cartQuantity } from '../carts/cart';
import { priceCart } from '../carts/price-cart';
import { makeVisit } from '../sessions/visit';
import type { World } from '../world/world';
import { cartAmounts } from './cart-amounts';

/**
 * `GET /api/storefront/cart-summary`. It is undocumented. The fields are those in public projects that use it. The
 * response for an empty cart follows stencil-utils' history (204, formerly `{}`).
 */
export function cartSummaryCall(world: World): Router {
  const router = Router();
  router.get('/api/storefront/cart-summary', (request, response) => {
    const visit = makeVisit(world, request, response);
    const { cart } = visit.session;
    const quantity = cartQuantity(cart);
    if (!cart || quantity === 0) {
      const status = world.settings.emptyCartSummary;
      // The platform's client fails on a response without a content type, so 204 has one too.
      response.status(status).set('content-type', 'application/json');
      response.end(status === 200 ? '{}' : undefined);
      return;
    }
    response.json({
      id: cart.id,
      channel_id: 1,
      currency: visit.paid.currency.code,
      line_item_count: cart.lines.length + cart.bought.length,
      total_quantity: quantity,
      total_price: cartAmounts(priceCart(visit)).cartAmount,
      item_quantities: Object.fromEntries(
        cart.lines.map(({ productId }) => [
          productId,
          cart.lines
            .filter((line) => line.productId === productId)
            .reduce((sum, { quantity: items }) => sum + items, 0),
        ]),
      ),
      promotions: [],
    });
  });
  return router;
}
