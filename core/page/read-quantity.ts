/**
 * A quantity as it is typed, printed or kept, or as other scripts say it: digits only, no sign, no point, no space.
 *
 * @returns null for anything else, an empty text included
 */
export function readQuantity(value: unknown): number | null {
  const text = String(value ?? '');
  return /^\d+$/.test(text) ? Number(text) : null;
}
