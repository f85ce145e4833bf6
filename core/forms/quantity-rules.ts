import { readQuantity } from '../page/read-quantity';

/** The platform's quantities are 32-bit integers. */
const MAX_QUANTITY = 2_147_483_647;

/** Null if the product has no such limit. */
export interface QuantityLimits {
  readonly min: number | null;
  readonly max: number | null;
}

/** `digits`: no number. `few`, `many`: outside the limits. */
export type QuantityProblem = 'digits' | 'few' | 'many';

/** Adds one within the limits; without a number the minimum. */
export function oneMore(text: string, { min, max }: QuantityLimits): number {
  const next = Math.max((readQuantity(text) ?? 0) + 1, min ?? 1);
  return Math.min(next, max ?? MAX_QUANTITY);
}

/** Subtracts one, but not below 1 or the minimum. Null if there is no number. */
export function oneLess(text: string, { min, max }: QuantityLimits): number | null {
  const quantity = readQuantity(text);
  if (quantity === null || quantity <= 1) return quantity;
  const next = Math.min(quantity - 1, max ?? MAX_QUANTITY);
  return min !== null && next < min ? quantity : next;
}

export function findQuantityProblem(text: string, { min, max }: QuantityLimits): QuantityProblem | null {
  const quantity = readQuantity(text);
  if (quantity === null) return 'digits';
  if (quantity < (min ?? 1)) return 'few';
  return quantity > (max ?? MAX_QUANTITY) ? 'many' : null;
}

export const limitOf = (problem: QuantityProblem, { min, max }: QuantityLimits): number =>
  problem === 'few' ? (min ?? 1) : (max ?? MAX_QUANTITY);
