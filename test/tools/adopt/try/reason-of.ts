/**
 * Why a trial failed, as one line. A driver's message names the step only; its log ends with what it has waited for.
 *
 * @param error what the driver has thrown
 */
export function reasonOf(error: unknown): string {
  // The log is coloured for terminals.
  const [first = 'failed', ...log] = String(error)
    .replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
    .split('\n')
    .map((line) => line.replace(/^[\s-]+/, ''));
  const waited = log.filter((line) => /^(waiting for (locator|get)|element is|.* intercepts)/.test(line));
  return [first, waited[0], waited.length > 1 ? waited.at(-1) : undefined].filter(Boolean).join(' · ');
}
