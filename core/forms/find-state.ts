import type { CountryState } from '../api/countries';
import type { Field } from './field';

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
export const printedStates = (list: Element | undefined): readonly CountryState[] =>
  list instanceof HTMLSelectElement
    ? [...list.options].flatMap(({ value, text }) => (value ? [{ id: value, name: value, label: text }] : []))
    : [];

/** Letters and digits in lower case, without accents. */
const plain = (text: unknown): string =>
  String(text || '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
