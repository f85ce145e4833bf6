import type { State } from './state';

/** An opened page and its states in order. */
export interface Visit {
  /** The names of its states. */
  readonly name: string;
  /** The first state is entered by opening the page, each other from the previous one. */
  readonly states: readonly State[];
}

/** Groups states that share an opened page, because opening a page takes as long as testing it. */
export function visitsOf(states: readonly State[]): Visit[] {
  const visits: State[][] = [];
  for (const state of states) {
    const current = visits.at(-1);
    if (state.continues && current) current.push(state);
    else visits.push([state]);
  }
  return visits.map((group) => ({ name: group.map(({ name }) => name).join(', '), states: group }));
}
