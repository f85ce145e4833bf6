import { fieldsIn, isCheckable, type Field } from './field';

/** What a field says now; of several buttons with one name, the value of the one that is chosen. */
export const readAnswer = (field: Field): string => read(field, 'checked', field.value);

/** What the same field said when the server printed it. */
export const readPrinted = (field: Field): string =>
  read(field, 'defaultChecked', field instanceof HTMLSelectElement ? printedChoice(field) : field.defaultValue);

function read(field: Field, checked: 'checked' | 'defaultChecked', text: string): string {
  if (!isCheckable(field)) return text;
  const isChosen = (one: Field) =>
    one.type === 'radio' && one.name === field.name && (one as HTMLInputElement)[checked];
  return field.type === 'radio' ? (fieldsIn(field.form ?? field).find(isChosen)?.value ?? '') : String(field[checked]);
}

/** Where the server selects nothing, browsers select the first choice. */
const printedChoice = ({ options }: HTMLSelectElement) =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
