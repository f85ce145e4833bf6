import type { State } from './state';

/** A state that a phone has another way into: a drawer, filters that are closed. */
export const onPhone = (state: State): State => ({ ...state, name: `${state.name}-on-phone`, screen: 'narrow' });
