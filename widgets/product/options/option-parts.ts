import type { InitialProps } from '../../../core/markup/overrides';

/** What the template says of the options, read once: an `<option>` that was taken out and put back is another node. */
export interface OptionParts {
  /** Every control whose value is a value of an option. */
  readonly controls: readonly (HTMLInputElement | HTMLSelectElement)[];
  /** The values that are chosen at the moment. */
  chosenIds(): ReadonlySet<string>;
  /** The radio button of an option that is chosen at the moment; one for *none* does not count. */
  chosenIn(option: Element): HTMLInputElement | undefined;
  /** The option that a part stands in. */
  optionOf(part: InitialProps): Element;
  /** The option that a field stands in, if it has a place to say what is wrong. */
  optionAround(field: Element): Element | null;
  /** The value that a part belongs to, or `''`. */
  valueIdOf(part: InitialProps): string;
  /** The name of a value as the template printed it. */
  labelOf(valueId: string): string;
  nameOf(option: Element): string;
  /** What is said when nothing was chosen or typed. */
  missingWords(option: Element): string;
  /** The id of the element that says what is wrong with an option. */
  problemId(option: Element): string;
}

type PartName = 'value' | 'choice' | 'note' | 'field' | 'day' | 'chosen' | 'clear' | 'problem';

const VALUE = 'data-product-attribute-value';

/** @param own what each element of a part was when the widget mounted */
export function readOptionParts(initial: (part: PartName) => readonly InitialProps[]): OptionParts {
  const optionOf = (element: Element) => element.closest('[data-part="option"]');
  const moving = [
    ...initial('day'),
    ...initial('value'),
    ...initial('note'),
    ...initial('chosen'),
    ...initial('clear'),
    ...initial('problem'),
  ];
  const options = new Map(moving.map((part) => [part, optionOf(part.element) ?? part.element]));
  const values = new Map(
    [...initial('value'), ...initial('note')].map((part) => [
      part,
      part.element.closest(`[${VALUE}]`)?.getAttribute(VALUE) ?? '',
    ]),
  );
  const labels = new Map<string, string>();
  for (const value of initial('value')) labels.set(values.get(value) ?? '', value.text.replace(/\s+/g, ' ').trim());
  const problems = new Map(initial('problem').map((part) => [options.get(part), part]));

  const radios = initial('choice').map(({ element }) => element as HTMLInputElement);
  const lists = initial('field').flatMap(({ element }) =>
    element instanceof HTMLSelectElement && element.querySelector(`[${VALUE}]`) ? [element] : [],
  );
  return {
    controls: [...radios, ...lists],
    chosenIds: () => new Set([...radios.filter(({ checked }) => checked), ...lists].map(({ value }) => value)),
    chosenIn: (option) => radios.find((radio) => radio.checked && radio.value !== '' && option.contains(radio)),
    optionOf: (part) => options.get(part) ?? optionOf(part.element) ?? part.element,
    optionAround: (field) => {
      const option = optionOf(field);
      return option && problems.has(option) ? option : null;
    },
    valueIdOf: (part) => values.get(part) ?? '',
    labelOf: (valueId) => labels.get(valueId) ?? '',
    nameOf: (option) => option.getAttribute('data-option-name') ?? '',
    missingWords: (option) => String(problems.get(option)?.['data-required-message'] ?? ''),
    problemId: (option) => String(problems.get(option)?.['id'] ?? ''),
  };
}
