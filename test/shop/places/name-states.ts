import type { StateRecord } from './country-record';

/**
 * Makes states from their names, numbered in this order.
 *
 * @param first id of the first one; BigCommerce numbers the states of all countries in one sequence
 */
export const nameStates = (first: number, names: readonly string[]): StateRecord[] =>
  names.map((name, index) => ({ id: String(first + index), name }));
