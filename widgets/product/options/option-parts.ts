import type { Field } from '../../../core/forms/form-contract';
import { findNumberProblem, isNumberField } from '../../../core/forms/number-field';
import type { InitialProps } from '../../../core/markup/overrides';

/**
 * 31 without a month, 29 in February without a year.
 *
 * @param month 1 to 12, or `''`
 * @param year four digits, or `''`
 */
export function daysInMonth(month: string, year: string): number {
  if (!month) return 31;
  // Day 0 of the next month is the last day of this one; 2000 was a leap year.
  return new Date(Number(year) || 2000, Number(month), 0).getDate();
}

const listOf = (option: Element, unit: 'year' | 'month' | 'day'): HTMLSelectElement | null =>
  option.querySelector(`select[name$="[${unit}]"]`);

export function daysOf(option: Element): number {
  return daysInMonth(listOf(option, 'month')?.value ?? '', listOf(option, 'year')?.value ?? '');
}

export function withdrawMissingDay(option: Element): void {
  const day = listOf(option, 'day');
  if (day && Number(day.value) > daysOf(option)) day.value = '';
}

/** Read once: a removed `<option>` returns as another node. */
interface OptionParts {
  /** Their values are ids of option values. */
  readonly controls: readonly (HTMLInputElement | HTMLSelectElement)[];
  chosenIds(): ReadonlySet<string>;
  /** Undefined for the radio button *none*. */
  chosenIn(option: Element): HTMLInputElement | undefined;
  optionOf(part: InitialProps): Element;
  /** Null without an element for its problem. */
  optionAround(field: Element): Element | null;
  /** `''` for none. */
  valueIdOf(part: InitialProps): string;
  /** As rendered. */
  labelOf(valueId: string): string;
  nameOf(option: Element): string;
  /** Without a value (`required`) or with a wrong one (`invalid`). */
  messageOf(option: Element, kind: 'required' | 'invalid'): string;
  problemId(option: Element): string;
}

interface RenderedParts {
  readonly choices: readonly InitialProps<HTMLInputElement>[];
  readonly fields: readonly InitialProps<Field>[];
  readonly values: readonly InitialProps[];
  readonly notes: readonly InitialProps[];
  readonly problems: readonly InitialProps[];
  /** Other parts for which `optionOf` is called. */
  readonly others: readonly InitialProps[];
}

const VALUE = 'data-product-attribute-value';

export function readOptionParts({ choices, fields, values, notes, problems, others }: RenderedParts): OptionParts {
  const optionOf = (element: Element) => element.closest('[data-part="option"]');
  const options = new Map(
    [...values, ...notes, ...problems, ...others].map((part) => [part, optionOf(part.element) ?? part.element]),
  );
  const valueIds = new Map(
    [...values, ...notes].map((part) => [part, part.element.closest(`[${VALUE}]`)?.getAttribute(VALUE) ?? '']),
  );
  const labels = new Map(
    values.map((value) => {
      const id = valueIds.get(value) ?? '';
      const named = choices.find(({ element }) => element.value === id);
      // A swatch has no text, and scripts append tooltips to labels.
      return [id, named?.element.ariaLabel || value.text.replace(/\s+/g, ' ').trim()];
    }),
  );
  const problemOf = new Map(problems.map((part) => [options.get(part), part]));

  const radios = choices.map(({ element }) => element);
  const lists = fields.flatMap(({ element }) =>
    element instanceof HTMLSelectElement && element.querySelector(`[${VALUE}]`) ? [element] : [],
  );
  return {
    controls: [...radios, ...lists],
    chosenIds: () => new Set([...radios.filter(({ checked }) => checked), ...lists].map(({ value }) => value)),
    chosenIn: (option) => radios.find((radio) => radio.checked && radio.value !== '' && option.contains(radio)),
    optionOf: (part) => options.get(part) ?? optionOf(part.element) ?? part.element,
    optionAround: (field) => {
      const option = optionOf(field);
      return option && problemOf.has(option) ? option : null;
    },
    valueIdOf: (part) => valueIds.get(part) ?? '',
    labelOf: (valueId) => labels.get(valueId) ?? '',
    nameOf: (option) => option.getAttribute('data-option-name') ?? '',
    messageOf: (option, kind) => String(problemOf.get(option)?.[`data-${kind}-message`] ?? ''),
    problemId: (option) => String(problemOf.get(option)?.['id'] ?? ''),
  };
}

/** A script's own message (`setCustomValidity`), else the template's, else the browser's. */
export function optionProblem(option: Element, message: (kind: 'required' | 'invalid') => string): string {
  const fields = [...option.querySelectorAll<Field>('input, select, textarea')];
  const invalid = fields.find((field) => field.willValidate && !field.validity.valid);
  if (!invalid) return '';
  const { valueMissing, customError } = invalid.validity;
  return (!customError && message(valueMissing ? 'required' : 'invalid')) || invalid.validationMessage;
}

/**
 * Checks what browsers do not: numbers, file types and sizes, and lines.
 *
 * @param wrong the template's message for a number
 */
export function checkLimit(field: Field, wrong = ''): boolean {
  if (isNumberField(field)) {
    const problem = findNumberProblem(field);
    field.setCustomValidity(problem === null ? '' : wrong || problem);
    return problem === null;
  }
  const { maxKilobytes, tooLargeMessage, maxLines, tooManyLinesMessage, wrongTypeMessage } = field.dataset;
  if (maxKilobytes === undefined && maxLines === undefined && wrongTypeMessage === undefined) return true;
  const bytes = Number(maxKilobytes) * 1024;
  const isTooLong = Number(maxLines) > 0 && field.value.split('\n').length > Number(maxLines);
  let problem = isTooLong ? tooManyLinesMessage : undefined;
  if (field instanceof HTMLInputElement) {
    for (const file of field.files ?? []) {
      if (bytes > 0 && file.size > bytes) problem = tooLargeMessage;
      if (!isAccepted(file, field.accept)) problem = wrongTypeMessage;
    }
  }
  field.setCustomValidity(problem ?? '');
  return !problem;
}

/** Browsers offer accepted files first, but take any. */
const isAccepted = ({ name, type }: File, accept: string): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .some((one) => (one.includes('/') ? type.startsWith(one.replace('*', '')) : name.toLowerCase().endsWith(one)));
