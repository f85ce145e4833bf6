import { fieldsIn, isCheckable, type Field } from './field';

/** The current value of a field; for a checkbox `true` or `false`; for a radio button the value of the checked one of its name. */
export const readAnswer = (field: Field): string => read(field, 'checked', field.value);

/** The value that the server printed into the field. */
export const readPrinted = (field: Field): string =>
  read(field, 'defaultChecked', field instanceof HTMLSelectElement ? printedChoice(field) : field.defaultValue);

function read(field: Field, checked: 'checked' | 'defaultChecked', text: string): string {
  if (!isCheckable(field)) return text;
  const isChosen = (one: Field) =>
    isCheckable(one) && one.type === field.type && one.name === field.name && one[checked];
  return field.type === 'radio' ? (fieldsIn(field.form ?? field).find(isChosen)?.value ?? '') : String(field[checked]);
}

/** If the server selects no option, browsers select the first one. */
const printedChoice = ({ options }: HTMLSelectElement) =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
