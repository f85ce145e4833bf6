import { randomUUID } from 'node:crypto';
import type { ProductRecord, Variant } from '../catalogue/product-record';
import { checkChoices } from '../choices/check-choices';
import type { Choice } from '../choices/choice';
import { resolveVariant } from '../choices/resolve-variant';
import { unavailableMessage } from '../choices/unavailable-message';
import type { Visit } from '../sessions/visit';
import { type CartLine, makeCart, touchCart } from './cart';
import { checkQuantity } from './check-quantity';

export type AddResult = { line: CartLine; quantity: number } | { error: string };

/**
 * Puts a product into the shopper's cart, or returns the reason for the refusal, as HTML text. If the cart has
 * an unwrapped line of the same variant and choices, the quantity is added to that line.
 *
 * @param quantity not checked yet; NaN if the form sent no whole number
 */
export function addToCart(visit: Visit, product: ProductRecord, choices: Choice[], quantity: number): AddResult {
  const { world, session, pricesHidden } = visit;
  const refused = pricesHidden ? 'Please log in to buy.' : product.notPurchasable;
  const problem = refused ?? checkChoices(product, choices);
  if (problem) return { error: problem };
  const variant = resolveVariant(product, choices);
  if (!variant || variant.notPurchasable !== null) return { error: variant?.notPurchasable ?? unavailableMessage };
  const otherLines = session.cart?.lines ?? [];
  const tooMany = checkQuantity({ product, variant, quantity, otherLines }, world.stock);
  return tooMany ? { error: tooMany } : { line: putLine(visit, product, variant, choices, quantity), quantity };
}

function putLine(
  { session }: Visit,
  product: ProductRecord,
  variant: Variant,
  choices: Choice[],
  quantity: number,
): CartLine {
  const cart = (session.cart ??= makeCart());
  const same = cart.lines.find((line) => isFor(line, variant, choices));
  const line = same ?? {
    id: randomUUID(),
    productId: product.id,
    variantId: variant.id,
    quantity: 0,
    choices,
    wrapping: null,
  };
  line.quantity += quantity;
  if (!same) cart.lines.push(line);
  touchCart(cart);
  return line;
}

/** Whether a line can get more of this variant with these choices. A wrapped line can't. */
const isFor = (line: CartLine, variant: Variant, choices: readonly Choice[]): boolean =>
  line.variantId === variant.id && line.wrapping === null && isSame(line.choices, choices);

/** Lines with files are never equal: two files of the same name may differ. */
const isSame = (some: readonly Choice[], others: readonly Choice[]): boolean =>
  ![...some, ...others].some(({ file }) => file) && JSON.stringify(some.map(key)) === JSON.stringify(others.map(key));

const key = ({ option, value, text }: Choice): unknown[] => [option.id, value?.id ?? null, text];
