import type { CountryStates } from '../api/countries';

/**
 * Renders the options of a list of states, which only the shop knows. The key holds the text of the first option, which
 * differs by country, so that the list of another country starts with nothing chosen.
 *
 * @param value the field of a state that the form sends
 * @param printed the text of the empty first option, where the shop gives none
 */
export const stateOptions = ({ prefix, states }: CountryStates, value: 'id' | 'name', printed = '') =>
  [{ id: '', name: '', label: prefix || printed }, ...states].map((state) => (
    <option key={`${prefix}/${state.id}/${state.name}`} value={state[value]}>
      {state.label || state.name}
    </option>
  ));
