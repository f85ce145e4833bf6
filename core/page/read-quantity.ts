/**
 * Reads a quantity that was typed, printed, stored, or sent by another script. It must be digits only: no sign, no
 * point, no space.
 *
 * @returns null for anything else, also for an empty text
 */
export function readQuantity(value: unknown): number | null {
  const text = String(value ?? '');
  return /^\d+$/.test(text) ? Number(text) : null;
}
