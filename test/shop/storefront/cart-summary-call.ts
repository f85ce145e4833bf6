import { Router } from 'express';
import { cartQuantity } from '../carts/cart';
import { priceCart } from '../carts/price-cart';
import { makeVisit } from '../sessions/visit';
import { cartAmounts } from './cart-amounts';
import type { World } from '../world/world';

/**
 * `GET /api/storefront/cart-summary`. It is in no document: fields as public projects model a live shop's
 * answer, an empty cart as stencil-utils' history says (204, once `{}`).
 */
export function cartSummaryCall(world: World): Router {
  const router = Router();
  router.get('/api/storefront/cart-summary', (request, response) => {
    const visit = makeVisit(world, request, response);
    const { cart } = visit.session;
    const quantity = cartQuantity(cart);
    if (!cart || quantity === 0) {
      const status = world.settings.emptyCartSummary;
      // The platform's client fails on an answer without a content type, so it is there even on 204.
      response.status(status).set('content-type', 'application/json');
      response.end(status === 200 ? '{}' : undefined);
      return;
    }
    response.json({
      id: cart.id,
      channel_id: 1,
      currency: visit.prices.currency.code,
      line_item_count: cart.lines.length + cart.bought.length,
      total_quantity: quantity,
      total_price: cartAmounts(priceCart(visit)).cartAmount,
      item_quantities: Object.fromEntries(
        cart.lines.map(({ productId }) => [
          productId,
          cart.lines
            .filter((line) => line.productId === productId)
            .reduce((sum, { quantity: pieces }) => sum + pieces, 0),
        ]),
      ),
      promotions: [],
    });
  });
  return router;
}
