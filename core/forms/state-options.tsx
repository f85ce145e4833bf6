import type { CountryStates } from '../api/countries';

/**
 * The choices of a list of states: only the store knows them. Keyed by country too, by the words of its first choice: a
 * list that is another country's begins with nothing chosen.
 *
 * @param value what the form sends of a state
 * @param printed the words of the choice that chooses nothing, where the store gives none
 */
export const stateOptions = ({ prefix, states }: CountryStates, value: 'id' | 'name', printed = '') =>
  [{ id: '', name: '', label: prefix || printed }, ...states].map((state) => (
    <option key={`${prefix}/${state.id}/${state.name}`} value={state[value]}>
      {state.label || state.name}
    </option>
  ));
