import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CountryState, CountryStates } from '../api/countries';
import type { InitialProps, PartProps } from '../markup/overrides';
import { reportFailure } from '../state/failures';
import { useLatestRequest } from '../state/hooks';
import { requestShop } from '../state/request-shop';
import { afterRender } from '../timing/wait';
import type { Field } from './form-contract';
import type { Form, FormParts } from './use-form';

/** Finds the fields' state in a new country's list: autofill fills in both before that list has arrived. */
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

export const initialStates = (list: Element | undefined): readonly CountryState[] =>
  list instanceof HTMLSelectElement
    ? [...list.options].flatMap(({ value, text }) => (value ? [{ id: value, name: value, label: text }] : []))
    : [];

const plain = (text: unknown): string =>
  String(text || '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * `prefix` differs by country and makes the keys new, so that no option stays selected.
 *
 * @param value the property that the form sends
 */
export const stateOptions = ({ prefix, states }: CountryStates, value: 'id' | 'name', rendered = '') =>
  [{ id: '', name: '', label: prefix || rendered }, ...states].map((state) => (
    <option key={`${prefix}/${state.id}/${state.name}`} value={state[value]}>
      {state.label || state.name}
    </option>
  ));

interface CountryStatesResult {
  readonly country: string;
  /** Null if the request failed. */
  readonly states: CountryStates | null;
}

/**
 * The result may still be about the previous country.
 *
 * @param country an id or name, or `''`
 */
export function useStates(country: string): CountryStatesResult | undefined {
  const { send, abort } = useLatestRequest();
  const [result, setResult] = useState<CountryStatesResult>();

  useEffect(() => {
    if (!country) return;
    send((signal) => requestShop((api) => api.countries.states(country, signal))).then(
      (states) => setResult({ country, states }),
      (error: unknown) => {
        reportFailure(`states of ${country}`, error);
        setResult({ country, states: null });
      },
    );
    return abort;
  }, [send, country, abort]);

  return result;
}

interface AddressParts extends FormParts {
  readonly stateList?: PartProps;
  readonly stateText?: PartProps;
  readonly optional?: (initial: InitialProps) => PartProps;
  readonly required?: (initial: InitialProps) => PartProps;
}

/** After a failed request any text is accepted. */
const unknown: CountryStates = {
  prefix: '',
  states: [],
  requiresSubdivision: false,
  requiresPostalCodes: null,
};

/** Replaces an `aria-required` of the template. */
const needed = (required: boolean): PartProps => ({ required, 'aria-required': required });

/** Sends only the shown field; `StateIsText` goes with the text field. */
const onlyShown =
  (hasList: boolean) =>
  ({ element }: InitialProps): PartProps =>
    element.matches('[data-field-type^=State]') ? { disabled: element instanceof HTMLSelectElement !== hasList } : {};

/**
 * Updates the fields for state and postal code when the country changes. A state that the new list has, too, stays.
 * `data-field-type` marks the fields: `Country`, `State`, `StateIsText`, `Zip`.
 */
export function useCountryStates(form: Form, initial: (part: 'control') => readonly InitialProps[]): AddressParts {
  const { parts, recheck } = form;
  const [country, setCountry] = useState('');
  const result = useStates(country);
  const [list] = useState(
    () => initial('control').find(({ element }) => element.matches('[data-field-type=Country]'))?.element,
  );
  const [stateFields] = useState(() =>
    initial('control').flatMap(({ element }) => (element.matches('[data-field-type=State]') ? [element as Field] : [])),
  );
  const [rendered] = useState(() => initialStates(stateFields.find(({ type }) => type === 'select-one')));
  const [isChanged, setChanged] = useState(false);
  const offered = country ? result?.states?.states : rendered;
  // The fields still contain what was filled in with the country.
  const filled = useMemo(
    () => (isChanged && offered ? (findState(offered, stateFields)?.name ?? '') : undefined),
    [isChanged, offered, stateFields],
  );

  useEffect(() => {
    if (!(list instanceof HTMLSelectElement)) return;
    // The states of the rendered country are in the page.
    const choose = () => {
      setChanged(true);
      setCountry(list.selectedOptions[0]?.defaultSelected ? '' : list.value);
    };
    list.addEventListener('change', choose);
    // Chosen before the mount, or restored by the browser after Back.
    if (list.selectedIndex > 0) choose();
    return () => list.removeEventListener('change', choose);
  }, [list]);
  const onStatesChanged = useEffectEvent(recheck);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value or a country changes the fields, so the problems must be checked again.
  useEffect(() => afterRender(() => onStatesChanged()), [result, country]);

  const chosen = ({ element }: InitialProps) =>
    filled !== undefined && element.matches('select[data-field-type=State]') ? { value: filled } : {};
  if (!country || !result) {
    // After a reload, Firefox keeps fields enabled that the widget enabled.
    const isEnabled = stateFields.length > 1 ? onlyShown(rendered.length > 0) : () => ({});
    return {
      ...parts,
      control: (initial) => ({ ...parts.control(initial), ...chosen(initial), ...isEnabled(initial) }),
    };
  }
  const known = result.states ?? unknown;
  const { states, requiresSubdivision, requiresPostalCodes } = known;
  const hasList = states.length > 0;
  const isStateNeeded = requiresSubdivision ?? hasList;
  /** Null if unknown, or for a note of another field. */
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
