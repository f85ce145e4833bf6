/**
 * Replaces the placeholders in a sentence of a template: `At least [quantity]` with `{ quantity: 2 }`. A placeholder
 * without a value is not changed.
 */
export function fillMessage(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\[(\w+)\]/g, (place, name: string) => String(values[name] ?? place));
}
