import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CountryStates } from '../api/countries';
import { afterRender } from '../page/after-render';
import type { InitialProps, PartProps } from '../markup/overrides';
import type { Field } from './field';
import { findState, printedStates } from './find-state';
import { stateOptions } from './state-options';
import type { Form, FormParts } from './use-form';
import { useStates } from './use-states';

/** The overrides of a form with an address. */
export interface AddressParts extends FormParts {
  readonly stateList?: PartProps;
  readonly stateText?: PartProps;
  readonly optional?: (initial: InitialProps) => PartProps;
  readonly required?: (initial: InitialProps) => PartProps;
}

/** The answer for a country whose states could not be fetched: any text is accepted. */
const unknown: CountryStates = {
  prefix: '',
  states: [],
  requiresSubdivision: false,
  requiresPostalCodes: null,
};

/** The template may have given the field an `aria-required` for the printed country. */
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
 * @param form the form around the address
 * @returns the overrides of the form and of the address
 */
export function useCountryStates(form: Form, initial: (part: 'control') => readonly InitialProps[]): AddressParts {
  const { parts, recheck } = form;
  const [country, setCountry] = useState('');
  const answer = useStates(country);
  const [list] = useState(
    () => initial('control').find(({ element }) => element.matches('[data-field-type=Country]'))?.element,
  );
  const [stateFields] = useState(() =>
    initial('control').flatMap(({ element }) => (element.matches('[data-field-type=State]') ? [element as Field] : [])),
  );
  const [printed] = useState(() => printedStates(stateFields.find(({ type }) => type === 'select-one')));
  const [isChanged, setChanged] = useState(false);
  const offered = country ? answer?.states?.states : printed;
  // When a list arrives, the fields still contain what was filled in together with the country.
  const filled = useMemo(
    () => (isChanged && offered ? (findState(offered, stateFields)?.name ?? '') : undefined),
    [isChanged, offered, stateFields],
  );

  useEffect(() => {
    if (!(list instanceof HTMLSelectElement)) return;
    // The server printed the states of the printed country, so none are fetched for it.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer or a country changes the fields, so the problems must be checked again.
  useEffect(() => afterRender(() => onStatesChanged()), [answer, country]);

  const chosen = ({ element }: InitialProps) =>
    filled !== undefined && element.matches('select[data-field-type=State]') ? { value: filled } : {};
  if (!country || !answer) {
    // After a reload, Firefox keeps fields enabled that the widget had enabled.
    const isEnabled = stateFields.length > 1 ? onlyShown(printed.length > 0) : () => ({});
    return {
      ...parts,
      control: (initial) => ({ ...parts.control(initial), ...chosen(initial), ...isEnabled(initial) }),
    };
  }
  const known = answer.states ?? unknown;
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
