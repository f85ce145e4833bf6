import type { Diagnostic } from '../../../theme/diagnostics/diagnostic';

/**
 * A template with one error corrected, when there is only one possible correction.
 *
 * @returns undefined when the author has to decide
 */
export function editText(text: string, problem: Diagnostic): { text: string; what: string } | undefined {
  const at = offsetOf(text, problem);
  const here = text.slice(at);
  const put = (length: number, replacement: string, what: string) => ({
    text: text.slice(0, at) + replacement + here.slice(length),
    what: `line ${problem.line}: ${what}`,
  });
  const [, meant] = /; did you mean "([^"]+)"\?$/.exec(problem.sentence) ?? [];
  if (problem.rule === 'sending-button' && here.startsWith('<button')) {
    return put('<button'.length, '<button type="button"', 'type="button" added');
  }
  if (problem.rule === 'unknown-attribute' && meant) {
    const [name] = /^[\w-]+/.exec(here) ?? [''];
    return problem.sentence.includes(`: ${name} is unknown`)
      ? put(name.length, meant, `${name} → ${meant}`)
      : undefined;
  }
  if (problem.rule === 'unknown-part' && meant) {
    const [found, opening = '', name = ''] = /^(data-part\s*=\s*["']?)([\w-]+)/.exec(here) ?? [];
    const isMeant = found && problem.sentence.includes(`part "${name}" is unknown`);
    return isMeant ? put(found.length, opening + meant, `${name} → ${meant}`) : undefined;
  }
  return undefined;
}

function offsetOf(text: string, { line, column }: Diagnostic): number {
  let at = 0;
  for (let passed = 1; passed < line; passed++) at = text.indexOf('\n', at) + 1;
  return at + column - 1;
}
