import { checkChoices } from '../choices/check-choices';
import { readChoices } from '../choices/read-choices';
import { resolveVariant } from '../choices/resolve-variant';
import { unavailableMessage } from '../choices/unavailable-message';
import { recheckCodes } from '../codes/recheck-codes';
import type { Visit } from '../sessions/visit';
import { touchCart } from './cart';
import { checkQuantity } from './check-quantity';

/**
 * Changes the choices of a cart line, from the form's `attribute` fields. A file that isn't sent again stays.
 *
 * @returns the reason for the refusal, as HTML text; null on success
 */
export function editLine(visit: Visit, lineId: string): string | null {
  const { session, world, body } = visit;
  const { cart } = session;
  const line = cart?.lines.find(({ id }) => id === lineId);
  const product = line && world.catalogue.findProduct(line.productId);
  if (!cart || !line || !product) return 'The item could not be found in your cart.';
  const sent = readChoices(product, body.fields, body.files);
  const kept = line.choices.filter(
    ({ option, file }) => file && !sent.some((choice) => choice.option.id === option.id),
  );
  const choices = [...sent, ...kept];
  const problem = checkChoices(product, choices);
  if (problem) return problem;
  const variant = resolveVariant(product, choices);
  if (!variant || variant.notPurchasable !== null) return variant?.notPurchasable ?? unavailableMessage;
  const otherLines = cart.lines.filter((one) => one !== line);
  const tooMany = checkQuantity({ product, variant, quantity: line.quantity, otherLines }, world.stock);
  if (tooMany) return tooMany;
  line.variantId = variant.id;
  line.choices = choices;
  touchCart(cart);
  recheckCodes(visit);
  return null;
}
