/** From any source: digits only, else null. Pasted text often has blanks, which the shopper can't see. */
export function readQuantity(value: unknown): number | null {
  const text = String(value ?? '').trim();
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** Parses a cart's item count; null also for an unsafe integer. */
export function readCount(value: unknown): number | null {
  const count = readQuantity(value);
  return Number.isSafeInteger(count) ? count : null;
}
