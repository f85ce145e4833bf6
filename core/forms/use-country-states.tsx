import { useEffect, useEffectEvent, useState } from 'react';
import type { CountryStates } from '../api/countries';
import { afterParts } from '../markup/after-parts';
import type { InitialProps, PartProps } from '../markup/overrides';
import { stateOptions } from './state-options';
import type { Form, FormParts } from './use-form';
import { useStates } from './use-states';

/** What an address says of its parts on top of the form's. */
export interface AddressParts extends FormParts {
  readonly stateList?: PartProps;
  readonly stateText?: PartProps;
  readonly optional?: (initial: InitialProps) => PartProps;
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
export function useCountryStates(form: Form, initial: (part: 'control') => readonly InitialProps[]): AddressParts {
  const { parts, lookAgain } = form;
  const [country, setCountry] = useState('');
  const answer = useStates(country);
  const [list] = useState(
    () => initial('control').find(({ element }) => element.matches('[data-field-type=Country]'))?.element,
  );

  useEffect(() => {
    if (!(list instanceof HTMLSelectElement)) return;
    // The states of the printed country stand in the page.
    const listen = () => setCountry(list.selectedOptions[0]?.defaultSelected ? '' : list.value);
    list.addEventListener('change', listen);
    // Chosen before this was here, or put back by the browser after Back.
    if (list.selectedIndex > 0) listen();
    return () => list.removeEventListener('change', listen);
  }, [list]);
  const recheck = useEffectEvent(lookAgain);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer and each country changes the fields first.
  useEffect(() => afterParts(() => recheck()), [answer, country]);

  if (!country || !answer) return parts;
  const known = answer.states ?? unknown;
  const { states, requiresSubdivision, requiresPostalCodes } = known;
  const hasList = states.length > 0;
  const isStateNeeded = requiresSubdivision ?? hasList;
  return {
    ...parts,
    control: (initial) => {
      const { element } = initial;
      const isState = element.matches('[data-field-type=State]');
      const isZip = element.matches('[data-field-type=Zip]');
      const isList = element instanceof HTMLSelectElement;
      return {
        ...parts.control(initial),
        ...(isState && { required: isStateNeeded }),
        ...(isZip && requiresPostalCodes !== null && { required: requiresPostalCodes }),
        // Of the two fields for a state, and the mark that goes with the text, only the shown ones are sent.
        ...((isState || element.matches('[data-field-type=StateIsText]')) && { disabled: isList !== hasList }),
        ...(isState && isList && hasList && { children: stateOptions(known, 'name') }),
      };
    },
    stateList: { hidden: !hasList },
    stateText: { hidden: hasList },
    optional: ({ element }) => ({
      hidden: element.matches('[data-of=State]') ? isStateNeeded : (requiresPostalCodes ?? Boolean(element.hidden)),
    }),
  };
}
