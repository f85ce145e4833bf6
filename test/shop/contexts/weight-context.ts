/** A weight as templates print it. */
export interface WeightContext {
  formatted: string;
  value: number;
}

/**
 * A weight as lists and option answers carry it.
 *
 * @param ounces the shop's unit
 */
export const weightContext = (ounces: number): WeightContext => ({
  formatted: `${ounces.toFixed(2)} oz`,
  value: ounces,
});
