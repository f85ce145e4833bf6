import type { State } from './state';

/** A page as it is opened, and what becomes of it, one state after the other. */
export interface Visit {
  /** Names of its states. */
  readonly name: string;
  /** The first is entered by opening the page, each other from the one before. */
  readonly states: readonly State[];
}

/** Groups states by the visits that lead to them: to open a page takes as long as to look at it. */
export function visitsOf(states: readonly State[]): Visit[] {
  const visits: State[][] = [];
  for (const state of states) {
    const current = visits.at(-1);
    if (state.continues && current) current.push(state);
    else visits.push([state]);
  }
  return visits.map((group) => ({ name: group.map(({ name }) => name).join(', '), states: group }));
}
