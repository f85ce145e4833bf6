import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CountryStates } from '../api/countries';
import type { OwnProps, PartProps } from '../markup/overrides';
import { askStore } from '../store/ask-store';
import { useAppDispatch } from '../store/hooks';
import { reportFailure } from '../store/report-failure';
import type { Form, FormParts } from './use-form';

/** What an address says of its parts on top of the form's. */
export interface AddressParts extends FormParts {
  readonly stateList?: PartProps;
  readonly stateText?: PartProps;
  readonly optional?: (own: OwnProps) => PartProps;
}

/** A country that the store can't tell the states of: whatever is typed is taken. */
const unknown: CountryStates = {
  prefix: '',
  states: [],
  requiresSubdivision: false,
  requiresPostalCodes: null,
};

/**
 * Lets the state follow the country: a list where the store knows the states, a text field where not, required or
 * not as the country has it, and the postal code likewise. Fields are known by `data-field-type`: `Country`,
 * `State`, `Zip`.
 * What was typed into the text field stays there, should the shopper come back to it.
 *
 * @param form the form around the address
 * @returns the form's parts together with the address's
 */
export function useCountryStates(form: Form, own: (part: 'control') => readonly OwnProps[]): AddressParts {
  const { parts, lookAgain } = form;
  const dispatch = useAppDispatch();
  const [country, setCountry] = useState<CountryStates>();
  const asking = useRef<AbortController>(undefined);
  const [list] = useState(
    () => own('control').find(({ element }) => element.matches('[data-field-type=Country]'))?.element,
  );

  const ask = useEffectEvent(async ({ value }: HTMLSelectElement) => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const question = askStore((api) => api.countries.states(value, signal));
    const answer = await dispatch(question).catch((error: unknown) => {
      reportFailure(`states of ${value}`, error);
      return unknown;
    });
    // The last choice wins.
    if (!signal.aborted) setCountry(answer);
  });
  useEffect(() => {
    if (!(list instanceof HTMLSelectElement)) return;
    const listen = () => void ask(list);
    list.addEventListener('change', listen);
    // Chosen before this was here, or put back by the browser after Back.
    if (!list.selectedOptions[0]?.defaultSelected && list.selectedIndex > 0) listen();
    return () => {
      list.removeEventListener('change', listen);
      asking.current?.abort();
    };
  }, [list]);
  const recheck = useEffectEvent(lookAgain);
  // The fields get what is said of them at the end of this flush.
  useEffect(() => queueMicrotask(() => recheck()), [country]);

  if (!country) return parts;
  const { prefix, states, requiresSubdivision, requiresPostalCodes } = country;
  const hasList = states.length > 0;
  const isStateNeeded = requiresSubdivision ?? hasList;
  // Keyed by country too: a list that is another country's begins with nothing chosen.
  const options = [{ id: '', name: '', label: prefix }, ...states].map(({ id, name, label }) => (
    <option key={`${prefix}/${id}/${name}`} value={name}>
      {label || name}
    </option>
  ));
  return {
    ...parts,
    control: (own) => {
      const { element } = own;
      const isState = element.matches('[data-field-type=State]');
      const isZip = element.matches('[data-field-type=Zip]');
      const isList = element instanceof HTMLSelectElement;
      return {
        ...parts.control(own),
        ...(isState && { required: isStateNeeded }),
        ...(isZip && requiresPostalCodes !== null && { required: requiresPostalCodes }),
        // Of the two fields for a state, and the mark that goes with the text, only the shown ones are sent.
        ...((isState || element.matches('[data-field-type=StateIsText]')) && { disabled: isList !== hasList }),
        ...(isState && isList && hasList && { children: options }),
      };
    },
    stateList: { hidden: !hasList },
    stateText: { hidden: hasList },
    optional: ({ element }) => ({
      hidden: element.matches('[data-of=State]') ? isStateNeeded : (requiresPostalCodes ?? Boolean(element.hidden)),
    }),
  };
}
