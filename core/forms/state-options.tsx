import type { CountryStates } from '../api/countries';

/**
 * Renders the options of a list of states, which only the shop knows. Each key contains the text of the first option, which
 * differs by country. So React makes new options for another country, and none of them is chosen.
 *
 * @param value the property of a state that the form sends
 * @param printed the text of the empty first option, if the shop gives none
 */
export const stateOptions = ({ prefix, states }: CountryStates, value: 'id' | 'name', printed = '') =>
  [{ id: '', name: '', label: prefix || printed }, ...states].map((state) => (
    <option key={`${prefix}/${state.id}/${state.name}`} value={state[value]}>
      {state.label || state.name}
    </option>
  ));
