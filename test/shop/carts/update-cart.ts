import { recheckCodes } from '../codes/recheck-codes';
import type { Visit } from '../sessions/visit';
import { type CartLine, touchCart } from './cart';
import { checkQuantity } from './check-quantity';

/**
 * Sets the quantity of a line; 0 removes it. An empty cart stays, as on the platform.
 *
 * @returns the removed lines, and the errors as HTML texts
 */
export function updateCart(
  visit: Visit,
  wanted: readonly { id: string; quantity: number }[],
): { removed: CartLine[]; errors: string[] } {
  const { session, world } = visit;
  const { cart } = session;
  const removed: CartLine[] = [];
  const errors: string[] = [];
  for (const { id, quantity } of wanted) {
    if (cart?.bought.some((one) => one.id === id) && quantity === 0) {
      cart.bought = cart.bought.filter((one) => one.id !== id);
      continue;
    }
    const line = cart?.lines.find((one) => one.id === id);
    if (!cart || !line) {
      errors.push('The item could not be found in your cart.');
      continue;
    }
    if (quantity === 0) {
      cart.lines = cart.lines.filter((one) => one !== line);
      removed.push(line);
      continue;
    }
    const product = world.catalogue.findProduct(line.productId);
    const variant = product?.variants.find((one) => one.id === line.variantId);
    const otherLines = cart.lines.filter((one) => one !== line);
    const problem = product && variant ? checkQuantity({ product, variant, quantity, otherLines }, world.stock) : null;
    if (problem) errors.push(problem);
    else line.quantity = quantity;
  }
  if (cart) touchCart(cart);
  recheckCodes(visit);
  return { removed, errors };
}
