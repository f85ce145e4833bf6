import type { Issue } from './issue';

/** The result for one issue. `theirs` and `ours` are the faults found in each theme; null for none. */
export interface Outcome {
  readonly issue: Issue;
  readonly theirs: string | null;
  readonly ours: string | null;
  /** The fault found in the adopted theme; absent when none was tried. */
  readonly adopted?: string | null;
  /** Why looking for the fault failed; absent when it worked. */
  readonly failure?: string;
}

/** Whether an outcome is the one that the table claims. */
export const isAsClaimed = ({ issue, theirs, ours, adopted, failure }: Outcome): boolean => {
  if (!('look' in issue)) return true;
  if (failure !== undefined || ours !== null) return false;
  const isThere = issue.is === 'gone' && issue.adopted !== 'gone';
  return (issue.is === 'gone') === (theirs !== null) && (adopted === undefined || isThere === (adopted !== null));
};

/** The line of an outcome. */
export function outcomeLine(outcome: Outcome): string {
  const { issue, theirs, ours, adopted, failure } = outcome;
  const sign = (fault: string | null) => (fault === null ? 'green' : `red (${fault})`);
  const tried = adopted === undefined ? '' : `, adopted ${sign(adopted)}`;
  const found = 'look' in issue ? (failure ?? `there ${sign(theirs)}, here ${sign(ours)}${tried}`) : issue.why;
  return `${`#${issue.number}`.padEnd(7)}${(isAsClaimed(outcome) ? issue.is : 'WRONG').padEnd(13)}${issue.title}: ${found}`;
}

/** The last line of the table. */
export function outcomeSum(outcomes: readonly Outcome[]): string {
  const count = (is: Issue['is']) => outcomes.filter((one) => one.issue.is === is && isAsClaimed(one)).length;
  const wrong = outcomes.filter((one) => !isAsClaimed(one)).length;
  const untested = `${count('by template')} by template, ${count('not ours')} not ours`;
  return `issues: ${outcomes.length} rows: ${count('gone')} red there and green here, ${count('settled')} green on both, ${untested}, ${wrong} wrong`;
}
