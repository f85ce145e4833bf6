/**
 * Reads a quantity that was typed, rendered, stored or sent by another script: digits only, no sign and no decimal
 * point. Blanks around it are ignored: a pasted text often has them, and the shopper can't see them.
 *
 * @returns null for anything else, also for an empty text
 */
export function readQuantity(value: unknown): number | null {
  const text = String(value ?? '').trim();
  return /^\d+$/.test(text) ? Number(text) : null;
}

/**
 * Reads the number of items in a cart that was rendered, stored or sent by another script.
 *
 * @returns null for anything else, also for a number that is too large to be exact
 */
export function readCount(value: unknown): number | null {
  const count = readQuantity(value);
  return Number.isSafeInteger(count) ? count : null;
}
