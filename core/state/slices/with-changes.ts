/** A state with some facts changed. Where none is, it stays the same object, so that nobody renders for it. */
export const withChanges = <State extends object>(state: State, changes: Partial<State>): State =>
  Object.entries(changes).every(([name, value]) => Object.is(state[name as keyof State], value))
    ? state
    : { ...state, ...changes };
