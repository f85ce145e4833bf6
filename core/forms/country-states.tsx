import type { CountryState, CountryStates } from '../api/countries';
import type { Field } from './form-contract';
import { useEffect, useState, useEffectEvent, useMemo } from 'react';
import { requestShop } from '../state/request-shop';
import { reportFailure } from '../state/failures';
import { useNewestResponse } from '../state/hooks';
import { afterRender } from '../timing/wait';
import type { InitialProps, PartProps } from '../markup/overrides';
import type { Form, FormParts } from './use-form';

/**
 * Finds the state that fields for the state contain, in the list of another country. A browser's autofill fills in country and
 * state in one task, before the list of the new country has arrived. A name, an id or an abbreviation is enough.
 *
 * @param fields the first one that contains a state of the list wins
 */
export function findState(states: readonly CountryState[], fields: readonly Field[]): CountryState | undefined {
  const wanted = fields
    .flatMap((field) => [
      field.value,
      field instanceof HTMLSelectElement && field.value && field.selectedOptions[0]?.text,
    ])
    .map(plain)
    .filter(Boolean);
  return wanted
    .map((text) => states.find((state) => Object.values(state).some((value) => plain(value) === text)))
    .find(Boolean);
}

/** The states of a list that the server rendered. */
export const initialStates = (list: Element | undefined): readonly CountryState[] =>
  list instanceof HTMLSelectElement
    ? [...list.options].flatMap(({ value, text }) => (value ? [{ id: value, name: value, label: text }] : []))
    : [];

/** Letters and digits in lower case, without accents. */
const plain = (text: unknown): string =>
  String(text || '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Renders the options of a list of states, which only the shop knows. Each key contains the text of the first option, which
 * differs by country. So React makes new options for another country, and none of them is chosen.
 *
 * @param value the property of a state that the form sends
 * @param rendered the text of the empty first option, if the shop gives none
 */
export const stateOptions = ({ prefix, states }: CountryStates, value: 'id' | 'name', rendered = '') =>
  [{ id: '', name: '', label: prefix || rendered }, ...states].map((state) => (
    <option key={`${prefix}/${state.id}/${state.name}`} value={state[value]}>
      {state.label || state.name}
    </option>
  ));

/** The shop's response about a country. */
interface CountryStatesResult {
  readonly country: string;
  /** Null when the call failed. */
  readonly states: CountryStates | null;
}

/**
 * Fetches the states of a country. The last choice wins: the value about an earlier country is ignored.
 *
 * @param country its id or name; nothing is fetched for `''`
 * @returns the last value, which may still be about the previous country; undefined before the first value
 */
export function useStates(country: string): CountryStatesResult | undefined {
  const { ask, stop } = useNewestResponse();
  const [response, setValue] = useState<CountryStatesResult>();

  useEffect(() => {
    if (!country) return;
    ask((signal) => requestShop((api) => api.countries.states(country, signal))).then(
      (states) => setValue({ country, states }),
      (error: unknown) => {
        reportFailure(`states of ${country}`, error);
        setValue({ country, states: null });
      },
    );
    return stop;
  }, [ask, country, stop]);

  return response;
}

/** The overrides of a form with an address. */
interface AddressParts extends FormParts {
  readonly stateList?: PartProps;
  readonly stateText?: PartProps;
  readonly optional?: (initial: InitialProps) => PartProps;
  readonly required?: (initial: InitialProps) => PartProps;
}

/** The value for a country whose states could not be fetched: any text is accepted. */
const unknown: CountryStates = {
  prefix: '',
  states: [],
  requiresSubdivision: false,
  requiresPostalCodes: null,
};

/** The template may have given the field an `aria-required` for the rendered country. */
const needed = (required: boolean): PartProps => ({ required, 'aria-required': required });

/** Only the shown field for the state is sent. The field `StateIsText` is sent only together with the text field. */
const onlyShown =
  (hasList: boolean) =>
  ({ element }: InitialProps): PartProps =>
    element.matches('[data-field-type^=State]') ? { disabled: element instanceof HTMLSelectElement !== hasList } : {};

/**
 * Updates the fields for state and postal code when the country changes. The state is a list if the shop knows the states, else a
 * text field. The country determines whether state and postal code are required. `data-field-type` marks the fields: `Country`,
 * `State`, `StateIsText`, `Zip`. The text field keeps its text while the list is shown. A state that the fields contain already, and
 * that the new list has, is chosen in it.
 *
 * @param form the form around the URL
 * @returns the overrides of the form and of the URL
 */
export function useCountryStates(form: Form, initial: (part: 'control') => readonly InitialProps[]): AddressParts {
  const { parts, recheck } = form;
  const [country, setCountry] = useState('');
  const response = useStates(country);
  const [list] = useState(
    () => initial('control').find(({ element }) => element.matches('[data-field-type=Country]'))?.element,
  );
  const [stateFields] = useState(() =>
    initial('control').flatMap(({ element }) => (element.matches('[data-field-type=State]') ? [element as Field] : [])),
  );
  const [rendered] = useState(() => initialStates(stateFields.find(({ type }) => type === 'select-one')));
  const [isChanged, setChanged] = useState(false);
  const offered = country ? response?.states?.states : rendered;
  // When a list arrives, the fields still contain what was filled in together with the country.
  const filled = useMemo(
    () => (isChanged && offered ? (findState(offered, stateFields)?.name ?? '') : undefined),
    [isChanged, offered, stateFields],
  );

  useEffect(() => {
    if (!(list instanceof HTMLSelectElement)) return;
    // The server rendered the states of the rendered country, so none are fetched for it.
    const choose = () => {
      setChanged(true);
      setCountry(list.selectedOptions[0]?.defaultSelected ? '' : list.value);
    };
    list.addEventListener('change', choose);
    // The shopper may have chosen before the widget mounted, or the browser may have restored a choice after Back.
    if (list.selectedIndex > 0) choose();
    return () => list.removeEventListener('change', choose);
  }, [list]);
  const onStatesChanged = useEffectEvent(recheck);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value or a country changes the fields, so the problems must be checked again.
  useEffect(() => afterRender(() => onStatesChanged()), [response, country]);

  const chosen = ({ element }: InitialProps) =>
    filled !== undefined && element.matches('select[data-field-type=State]') ? { value: filled } : {};
  if (!country || !response) {
    // After a reload, Firefox keeps fields enabled that the widget had enabled.
    const isEnabled = stateFields.length > 1 ? onlyShown(rendered.length > 0) : () => ({});
    return {
      ...parts,
      control: (initial) => ({ ...parts.control(initial), ...chosen(initial), ...isEnabled(initial) }),
    };
  }
  const known = response.states ?? unknown;
  const { states, requiresSubdivision, requiresPostalCodes } = known;
  const hasList = states.length > 0;
  const isStateNeeded = requiresSubdivision ?? hasList;
  /** Whether the field of a note is required. Null for a note of another field, or if the shop does not know it. */
  const isNeeded = ({ element }: InitialProps) =>
    element.matches('[data-of=State]') ? isStateNeeded : element.matches('[data-of=Zip]') ? requiresPostalCodes : null;
  return {
    ...parts,
    control: (initial) => {
      const { element } = initial;
      const isState = element.matches('[data-field-type=State]');
      const isZip = element.matches('[data-field-type=Zip]');
      const isList = element instanceof HTMLSelectElement;
      return {
        ...parts.control(initial),
        ...(isState && needed(isStateNeeded)),
        ...(isZip && requiresPostalCodes !== null && needed(requiresPostalCodes)),
        ...onlyShown(hasList)(initial),
        ...(isState && isList && hasList && { children: stateOptions(known, 'name'), ...chosen(initial) }),
      };
    },
    stateList: { hidden: !hasList },
    stateText: { hidden: hasList },
    optional: (note) => ({ hidden: isNeeded(note) ?? Boolean(note.element.hidden) }),
    required: (note) => ({ hidden: !(isNeeded(note) ?? !note.element.hidden) }),
  };
}
