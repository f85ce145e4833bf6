import type { StateRecord } from './country-record';

/**
 * States from their names, numbered in the order given.
 *
 * @param first the first one's id; BigCommerce numbers the states of all countries in one row
 */
export const nameStates = (first: number, names: readonly string[]): StateRecord[] =>
  names.map((name, index) => ({ id: String(first + index), name }));
