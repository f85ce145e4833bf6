import type { State } from './state';

/** A state that is reached in another way on a phone: by the drawer, or by closed filters. */
export const onPhone = (state: State): State => ({ ...state, name: `${state.name}-on-phone`, screen: 'narrow' });
