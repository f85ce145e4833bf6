/** Returns the state with the changes. If no value is different, it returns the same object, so that nothing renders again. */
export const withChanges = <State extends object>(state: State, changes: Partial<State>): State =>
  Object.entries(changes).every(([name, value]) => Object.is(state[name as keyof State], value))
    ? state
    : { ...state, ...changes };
