/**
 * Fills the placeholders of a template's sentence: `At least [quantity]` with `{ quantity: 2 }`. A placeholder without a value stays
 * as the author wrote it.
 */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\[(\w+)\]/g, (place, name: string) => String(values[name] ?? place));
}
