import { sendChange } from '../../core/dom/form-fields';
import { isNumberField } from '../../core/forms/number-field';
import { shownText } from './shown-text';
import { ToolInputError } from './tool';

/** Also pick lists, but not files. */
const FIELDS = ':is(input,select,textarea)[name^="attribute["]:not([type=hidden],[type=file])';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (option: Element): Field[] => [...option.querySelectorAll<Field>(FIELDS)];
const nameOf = (option: Element): string => option.getAttribute('data-option-name') ?? '';
const optionsIn = (product: Element): Element[] =>
  [...product.querySelectorAll('[data-product-attribute]')].filter((option) => fieldsOf(option).length > 0);

/** Without the note "sold out". */
function valueText(value: HTMLInputElement | HTMLOptionElement): string {
  const label = value instanceof HTMLInputElement ? value.labels?.[0] : value;
  const note = shownText(label?.querySelector('[data-part="note"]'));
  return shownText(label).replace(note, '').trim();
}

/** Empty for texts, numbers, dates and checkboxes. */
const valuesOf = (fields: readonly Field[]): (HTMLInputElement | HTMLOptionElement)[] =>
  fields.length === 1 && fields[0] instanceof HTMLSelectElement
    ? [...fields[0].options].filter(({ value }) => value)
    : fields.filter((field): field is HTMLInputElement => field.type === 'radio');

const isOff = (value: HTMLInputElement | HTMLOptionElement): boolean =>
  value.disabled || value.closest('[hidden]') !== null;

/** Each option's available values and choice; without values, its `type`. */
export function describeOptions(product: Element): object[] {
  return optionsIn(product).map((option) => {
    const fields = fieldsOf(option);
    const values = valuesOf(fields);
    const chosen = values.find((value) => (value instanceof HTMLInputElement ? value.checked : value.selected));
    return {
      name: nameOf(option),
      required: fields.some(({ required }) => required),
      ...(values.length > 0
        ? {
            values: values.filter((value) => !isOff(value)).map(valueText),
            chosen: chosen && valueText(chosen),
          }
        : { type: option.getAttribute('data-product-attribute')?.replace(/^input-/, '') }),
    };
  });
}

/**
 * Sets options by name, with the events of a shopper's choice.
 *
 * @throws {ToolInputError} at the first invalid option or value; earlier ones stay set
 */
export function setOptions(product: Element, wanted: unknown): void {
  const options = optionsIn(product);
  for (const [name, value] of Object.entries(wanted ?? {})) {
    const option = options.find((one) => isSame(nameOf(one), name));
    if (!option) throw new ToolInputError(`no option "${name}"; options: ${options.map(nameOf).join(', ')}`);
    setOption(option, String(value));
  }
}

function setOption(option: Element, wanted: string): void {
  const fields = fieldsOf(option);
  const values = valuesOf(fields);
  if (values.length === 0) {
    for (const field of fields) write(field, wanted);
    if (wanted && fields.some((field) => field instanceof HTMLSelectElement && !field.value))
      throw new ToolInputError(`"${wanted}" of "${nameOf(option)}" can't be chosen; a date is like 2026-11-24`);
    return;
  }
  const usable = values.filter((value) => !isOff(value));
  const value = usable.find((one) => isSame(valueText(one), wanted));
  if (!value) {
    const offered = usable.map(valueText).join(', ');
    throw new ToolInputError(`"${wanted}" of "${nameOf(option)}" can't be chosen; values: ${offered}`);
  }
  if (value instanceof HTMLInputElement) value.checked = true;
  else value.selected = true;
  sendChange(fields.find((field) => field === value) ?? fields[0]!);
}

function write(field: Field, wanted: string): void {
  if (field.type === 'checkbox') (field as HTMLInputElement).checked = !/^(|0|false|no)$/i.test(wanted);
  else {
    // A date option has three lists; the text is like 2026-11-24.
    const place = ['[year]', '[month]', '[day]'].findIndex((end) => field.name.endsWith(end));
    field.value = place < 0 ? unambiguous(field, wanted) : String(Number(wanted.split('-')[place]));
  }
  sendChange(field);
}

/** Agents write a decimal point, but a shopper's 1.125 can mean 1125. */
const unambiguous = (field: Field, wanted: string): string =>
  isNumberField(field) ? wanted.replace(/^-?\d+\.\d{3}$/, '$&0') : wanted;

export function setQuantity(form: HTMLFormElement, quantity: number): void {
  const field = form.querySelector<HTMLInputElement>('[name="qty[]"]');
  if (!field) return;
  field.value = String(quantity);
  sendChange(field);
}

export function findProblems(form: HTMLFormElement): string[] {
  const wrong = [...form.querySelectorAll<Field>(FIELDS)].filter(({ validity }) => !validity.valid);
  return [
    ...new Set(
      wrong.map((field) => {
        const problem = field.closest('[data-product-attribute]')?.querySelector<HTMLElement>('[data-part="problem"]');
        return problem?.dataset.requiredMessage || field.validationMessage;
      }),
    ),
  ];
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
