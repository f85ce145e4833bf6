/** The context of a weight. */
export interface WeightContext {
  formatted: string;
  value: number;
}

/**
 * The context of a weight, for lists and option responses.
 *
 * @param ounces the shop's unit
 */
export const weightContext = (ounces: number): WeightContext => ({
  formatted: `${ounces.toFixed(2)} oz`,
  value: ounces,
});
