import { readQuantity } from '../../../core/page/read-quantity';

/** How many pieces may be bought at once; null is no limit. */
export interface QuantityLimits {
  readonly min: number | null;
  readonly max: number | null;
}

/** What is wrong with a quantity. */
export type QuantityProblem = 'digits' | 'few' | 'many';

/** One more, but not more than the limit. A field without a number begins at the fewest that can be bought. */
export function oneMore(text: string, { min, max }: QuantityLimits): number {
  const next = Math.max((readQuantity(text) ?? 0) + 1, min ?? 1);
  return max === null ? next : Math.min(next, max);
}

/** One less, only from above 1 and never below the limit: else the number stays, and null where there is none. */
export function oneLess(text: string, { min }: QuantityLimits): number | null {
  const quantity = readQuantity(text);
  if (quantity === null || quantity <= 1) return quantity;
  return min !== null && quantity - 1 < min ? quantity : quantity - 1;
}

/** What is wrong with what stands in the field, or null. */
export function findQuantityProblem(text: string, { min, max }: QuantityLimits): QuantityProblem | null {
  const quantity = readQuantity(text);
  if (quantity === null) return 'digits';
  if (quantity < (min ?? 1)) return 'few';
  return max !== null && quantity > max ? 'many' : null;
}
