/**
 * Fails with the sentence of the rule and its violations only: no stack, no diff.
 *
 * @param sentence the rule
 * @param violations the violations, each with its file
 */
export function enforce(sentence: string, violations: readonly string[]): void {
  if (violations.length === 0) return;
  const error = new Error([sentence, ...violations.map((violation) => `  - ${violation}`)].join('\n'));
  error.stack = error.message;
  throw error;
}
