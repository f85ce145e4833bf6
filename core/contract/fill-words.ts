/**
 * Fills the places of a sentence that a template gave: `At least [quantity]` with `{ quantity: 2 }`. A place without a
 * value stays as the author wrote it.
 */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\[(\w+)\]/g, (place, name: string) => String(values[name] ?? place));
}
