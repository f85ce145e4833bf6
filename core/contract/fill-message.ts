/** `At least [quantity]` with `{ quantity: 2 }`: replaces placeholders, and keeps those without a value. */
export function fillMessage(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\[(\w+)\]/g, (place, name: string) => String(values[name] ?? place));
}
