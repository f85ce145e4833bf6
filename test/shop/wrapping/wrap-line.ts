import { randomUUID } from 'node:crypto';
import { type CartLine, touchCart } from '../carts/cart';
import type { Visit } from '../sessions/visit';
import { canBeWrapped } from './can-be-wrapped';
import { type ChosenWrapping, readWrappings } from './read-wrappings';

/**
 * Wraps a line of the shopper's cart by the form's fields. Pieces with different wrappings become separate lines,
 * because a line has one wrapping.
 *
 * @returns the error message in HTML; null on success
 */
export function wrapLine({ session, world, body }: Visit, lineId: string): string | null {
  const { cart } = session;
  const line = cart?.lines.find(({ id }) => id === lineId);
  const product = line && world.catalogue.findProduct(line.productId);
  if (!cart || !line || !product) return 'The item could not be found in your cart.';
  if (!canBeWrapped(product)) return 'This item cannot be gift wrapped.';
  const wrappings = readWrappings(body.fields, line.quantity);
  if ('error' in wrappings) return wrappings.error;
  const [first, ...others] = groupItems(wrappings);
  if (first) Object.assign(line, first);
  const split = others.map((group): CartLine => ({ ...line, id: randomUUID(), ...group }));
  cart.lines.splice(cart.lines.indexOf(line) + 1, 0, ...split);
  touchCart(cart);
  return null;
}

/** Removes the wrapping of a line. */
export function unwrapLine({ session }: Visit, lineId: string): void {
  const { cart } = session;
  const line = cart?.lines.find(({ id }) => id === lineId);
  if (!cart || !line) return;
  line.wrapping = null;
  touchCart(cart);
}

type Group = Pick<CartLine, 'wrapping' | 'quantity'>;

/** Groups pieces with the same wrapping, in the order of the form. */
function groupItems(wrappings: readonly (ChosenWrapping | null)[]): Group[] {
  const groups = new Map<string, Group>();
  for (const wrapping of wrappings) {
    const key = wrapping ? `${wrapping.wrapping.id} ${wrapping.message}` : '';
    const group = groups.get(key) ?? { wrapping, quantity: 0 };
    groups.set(key, { ...group, quantity: group.quantity + 1 });
  }
  return [...groups.values()];
}
