/**
 * Fails with the sentence of the house and what breaks it, and with nothing else: no stack, no diff.
 *
 * @param sentence the rule, as the house says it
 * @param offences what breaks it, each naming its file
 */
export function hold(sentence: string, offences: readonly string[]): void {
  if (offences.length === 0) return;
  const error = new Error([sentence, ...offences.map((offence) => `  - ${offence}`)].join('\n'));
  error.stack = error.message;
  throw error;
}
