import { readQuantity } from '../page/read-quantity';

/** The most pieces of a line that the platform can count: its quantities have 32 bits. */
const MOST = 2_147_483_647;

/** The limits of the number of pieces in one purchase; null means that the product has no limit. */
export interface QuantityLimits {
  readonly min: number | null;
  readonly max: number | null;
}

/** The kind of an invalid quantity. */
export type QuantityProblem = 'digits' | 'few' | 'many';

/** Adds one, up to the maximum. A field without a number starts at the minimum. */
export function oneMore(text: string, { min, max }: QuantityLimits): number {
  const next = Math.max((readQuantity(text) ?? 0) + 1, min ?? 1);
  return Math.min(next, max ?? MOST);
}

/**
 * Subtracts one, but never goes below 1 or the minimum. A number above the maximum becomes the maximum. Null when the field has no
 * number.
 */
export function oneLess(text: string, { min, max }: QuantityLimits): number | null {
  const quantity = readQuantity(text);
  if (quantity === null || quantity <= 1) return quantity;
  const next = Math.min(quantity - 1, max ?? MOST);
  return min !== null && next < min ? quantity : next;
}

/** The problem of the text in the field; null when it is a valid quantity. */
export function findQuantityProblem(text: string, { min, max }: QuantityLimits): QuantityProblem | null {
  const quantity = readQuantity(text);
  if (quantity === null) return 'digits';
  if (quantity < (min ?? 1)) return 'few';
  return quantity > (max ?? MOST) ? 'many' : null;
}

/** The number that completes the sentence of a problem. */
export const limitOf = (problem: QuantityProblem, { min, max }: QuantityLimits): number =>
  problem === 'few' ? (min ?? 1) : (max ?? MOST);
