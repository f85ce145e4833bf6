import { readQuantity } from '../page/read-quantity';

/** The maximum quantity of a cart line on the platform: its quantities are 32-bit integers. */
const MAX_QUANTITY = 2_147_483_647;

/** The minimum and the maximum quantity that can be bought at once; null if the product has no such limit. */
export interface QuantityLimits {
  readonly min: number | null;
  readonly max: number | null;
}

/** `digits`: the text is not a valid number. `few`: it is below the minimum. `many`: it is above the maximum. */
export type QuantityProblem = 'digits' | 'few' | 'many';

/**
 * Adds one to the quantity, up to the maximum. If the field has no number, or one below the minimum, the result is the
 * minimum.
 */
export function oneMore(text: string, { min, max }: QuantityLimits): number {
  const next = Math.max((readQuantity(text) ?? 0) + 1, min ?? 1);
  return Math.min(next, max ?? MAX_QUANTITY);
}

/**
 * Subtracts one from the quantity. It never goes below 1 or the minimum: there the number stays the same. A number above the
 * maximum becomes the maximum. Null if the field has no number.
 */
export function oneLess(text: string, { min, max }: QuantityLimits): number | null {
  const quantity = readQuantity(text);
  if (quantity === null || quantity <= 1) return quantity;
  const next = Math.min(quantity - 1, max ?? MAX_QUANTITY);
  return min !== null && next < min ? quantity : next;
}

/** The problem of the text in the field; null if it is a valid quantity. */
export function findQuantityProblem(text: string, { min, max }: QuantityLimits): QuantityProblem | null {
  const quantity = readQuantity(text);
  if (quantity === null) return 'digits';
  if (quantity < (min ?? 1)) return 'few';
  return quantity > (max ?? MAX_QUANTITY) ? 'many' : null;
}

/** The limit to insert into the message of a problem. */
export const limitOf = (problem: QuantityProblem, { min, max }: QuantityLimits): number =>
  problem === 'few' ? (min ?? 1) : (max ?? MAX_QUANTITY);
