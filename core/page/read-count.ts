import { readQuantity } from './read-quantity';

/**
 * Reads the number of items in a cart that was printed, stored or sent by another script.
 *
 * @returns null for anything else, also for a number that is too large to be exact
 */
export function readCount(value: unknown): number | null {
  const count = readQuantity(value);
  return Number.isSafeInteger(count) ? count : null;
}
