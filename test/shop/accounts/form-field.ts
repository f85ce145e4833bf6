import type { FieldTree } from '../wire/parse-fields';

/** The definition of one of the shop's form fields, without a value. */
export interface FieldDefinition {
  /** Group and number, as in `FormField[1][25]`. Group 1 is the account, group 2 an address. */
  group: 1 | 2;
  number: number;
  partial: 'text' | 'password' | 'number' | 'multiline' | 'select' | 'selectortext' | 'checkbox' | 'radio' | 'date';
  label: string;
  required: boolean;
  /** The platform's name of a field that it needs itself. */
  privateId?: string;
  choices?: readonly string[];
  /** Lowest and highest number. */
  limits?: readonly [number, number];
  /** First and last day, as ISO dates. */
  days?: readonly [string, string];
  maxlength?: number;
}

const types: Record<FieldDefinition['partial'], string> = {
  text: 'singleline',
  password: 'password',
  number: 'numberonly',
  multiline: 'multiline',
  select: 'selectbox',
  selectortext: 'selectortext',
  checkbox: 'checkboxselect',
  radio: 'radioselect',
  date: 'datechooser',
};

const fieldName = ({ group, number }: FieldDefinition): string => `FormField[${group}][${number}]`;

/**
 * A field's context for templates. Source of the shape: the partials under `common/forms` in BigCommerce's reference
 * theme.
 *
 * @param value initial value; for checkboxes all checked ones
 * @param choices of a list
 */
export function fieldContext(
  field: FieldDefinition,
  value: string | readonly string[] | FieldTree = '',
  choices: readonly { value: string; label: string }[] = (field.choices ?? []).map((choice) => ({
    value: choice,
    label: choice,
  })),
): Record<string, unknown> {
  const name = fieldName(field);
  const isChosen = (choice: string) => (Array.isArray(value) ? value.includes(choice) : value === choice);
  const chosen = choices.map((choice) => ({
    ...choice,
    selected: isChosen(choice.value),
    checked: isChosen(choice.value),
  }));
  return {
    id: `FormField_${field.group}_${field.number}`,
    name: field.partial === 'checkbox' ? `${name}[]` : name,
    partial: field.partial,
    label: field.label,
    required: field.required,
    private_id: field.privateId ?? '',
    class_name: '',
    value: typeof value === 'string' ? value : '',
    maxlength: field.maxlength ?? '',
    placeholder: '',
    validation: JSON.stringify({
      type: types[field.partial],
      label: field.label,
      required: field.required,
      ...(field.limits && { min: String(field.limits[0]), max: String(field.limits[1]) }),
      ...(field.days && { min_date: field.days[0], max_date: field.days[1] }),
    }),
    ...(field.limits && { limitfrom: field.limits[0], limitto: field.limits[1] }),
    ...((field.partial === 'select' || field.partial === 'selectortext') && {
      chooseprefix: `Choose a ${field.label}`,
      options: chosen.length > 0 ? chosen : false,
    }),
    // The reference theme's template of a checkbox reads the name of each.
    ...(field.partial === 'checkbox' && { checkboxes: chosen.map((choice) => ({ ...choice, name: `${name}[]` })) }),
    ...(field.partial === 'radio' && { radios: chosen }),
    ...(field.partial === 'date' &&
      dateLists(field, name, typeof value === 'object' && !Array.isArray(value) ? (value as FieldTree) : {})),
  };
}

function dateLists({ days }: FieldDefinition, name: string, value: FieldTree): object {
  const first = Number((days?.[0] ?? '1920').slice(0, 4));
  const last = Number((days?.[1] ?? '2030').slice(0, 4));
  const list = (part: string, from: number, to: number) => ({
    name: `${name}[${part}]`,
    value: value[part] ?? '',
    items: Array.from({ length: to - from + 1 }, (_, index) => ({
      value: String(from + index),
      label: String(from + index),
    })),
  });
  return { month: list('month', 1, 12), day: list('day', 1, 31), year: list('year', first, last) };
}
