/**
 * Fails with the sentence of the rule and its violations only: no stack, no diff.
 *
 * @param sentence the rule
 * @param offences the violations, each with its file
 */
export function hold(sentence: string, offences: readonly string[]): void {
  if (offences.length === 0) return;
  const error = new Error([sentence, ...offences.map((offence) => `  - ${offence}`)].join('\n'));
  error.stack = error.message;
  throw error;
}
