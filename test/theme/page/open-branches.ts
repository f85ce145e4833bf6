import type { Literals } from '../known-text';
import type { OutlineBranch } from '../template/read-outline';

/**
 * The branches of a block that may be rendered. Literal parameters of a partial decide some conditions. A branch that is
 * certainly rendered gets an empty test.
 */
export function openBranches(branches: readonly OutlineBranch[], literals: Literals): OutlineBranch[] {
  const open: OutlineBranch[] = [];
  for (const branch of branches) {
    const holds = decide(branch.test, literals);
    if (holds === false) continue;
    open.push(holds ? { ...branch, test: '' } : branch);
    if (holds) break;
  }
  return open;
}

/** Whether a condition holds; undefined when the shop decides. */
export function decide(test: string, literals: Literals): boolean | undefined {
  const [, helper, name = '', operator, wanted] =
    /^(if|unless) ([\w-]+)(?: '([!=]==?)' '([^']*)')?$/.exec(test.replaceAll('"', "'")) ?? [];
  const given = literals.get(name);
  if (!helper || given === undefined) return undefined;
  const holds = operator ? (given === wanted) === operator.startsWith('=') : given !== '' && given !== 'false';
  return helper === 'if' ? holds : !holds;
}
