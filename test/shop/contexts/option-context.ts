import type {
  CheckboxOption,
  DateOption,
  FileOption,
  ListOption,
  NumberOption,
  OptionValue,
  ProductOption,
  TextOption,
} from '../catalogue/option-record';
import type { Choice } from '../choices/choice';
import type { Visit } from '../sessions/visit';
import { mainImage } from './image-context';

/**
 * One of `product.options`; `choice` is the initial choice. Shapes: Cornerstone's templates/components/products/options
 * and the documented option schema.
 */
export function optionContext(visit: Visit, option: ProductOption, choice: Choice | undefined): object {
  const basics = {
    id: option.id,
    display_name: option.name,
    required: option.required,
    condition: true,
    state: null,
  };
  if ('values' in option) return { ...basics, ...listContext(visit, option, choice) };
  switch (option.kind) {
    case 'checkbox':
      return { ...basics, ...checkboxContext(option, choice) };
    case 'date':
      return { ...basics, ...dateContext(option, choice) };
    case 'file':
      return { ...basics, ...fileContext(option, choice) };
    case 'number':
      return { ...basics, ...numberContext(option, choice) };
    default:
      return { ...basics, ...textContext(option, choice) };
  }
}

const listTypes: Record<ListOption['kind'], readonly [partial: string, type: string]> = {
  swatch: ['swatch', 'Configurable_PickList_Swatch'],
  radio: ['set-radio', 'Configurable_PickList_Set'],
  rectangle: ['set-rectangle', 'Configurable_PickList_Set'],
  select: ['set-select', 'Configurable_PickList_Set'],
  'pick-list': ['product-list', 'Configurable_PickList_Product'],
};

function listContext(visit: Visit, option: ListOption, choice: Choice | undefined): object {
  const [partial, type] = listTypes[option.kind];
  return {
    partial,
    type,
    defaultValue: choice?.value?.id ?? '',
    values: option.values.map((value) => ({
      id: value.id,
      label: value.label,
      selected: choice?.value?.id === value.id,
      data: dataOf(option, value),
      ...pictureOf(visit, option, value),
    })),
  };
}

function dataOf(option: ListOption, value: OptionValue): string | string[] | number | null {
  if (option.kind === 'swatch') return value.colours;
  return option.kind === 'pick-list' ? value.productId : value.label;
}

function pictureOf({ url, world }: Visit, option: ListOption, value: OptionValue): object {
  if (value.pattern !== null) {
    const data = `${url.origin}/images/stencil/{:size}/patterns/${value.pattern}.svg?c=1`;
    return { image: { data, alt: value.label, width: 256, height: 256 }, pattern: data };
  }
  const product = option.withPictures && value.productId !== null ? world.catalogue.findProduct(value.productId) : null;
  return product ? { image: mainImage(url.origin, product) } : {};
}

const checkboxContext = ({ label, yes, no, checked }: CheckboxOption, choice: Choice | undefined): object => ({
  partial: 'input-checkbox',
  type: 'Configurable_PickList_Set',
  label,
  value: yes.id,
  noValue: no.id,
  checked: choice?.value ? choice.value.id === yes.id : checked,
});

function dateContext({ earliest, latest, prefill }: DateOption, choice: Choice | undefined): object {
  const [year = '', month = '', day = ''] = (choice?.text ?? prefill ?? '').split('-');
  return {
    partial: 'date',
    type: 'Configurable_Entry_Date',
    earliest_year: Number((earliest ?? '2020').slice(0, 4)),
    latest_year: Number((latest ?? '2035').slice(0, 4)),
    selected_date: year ? { year: Number(year), month: Number(month), day: Number(day) } : null,
  };
}

const fileContext = ({ types, maxKilobytes, id }: FileOption, choice: Choice | undefined): object => ({
  partial: 'input-file',
  type: 'Configurable_Entry_File',
  file_size: maxKilobytes,
  file_types: types.join(', '),
  ...(choice?.file
    ? {
        prefill: choice.file.name,
        original_name: choice.file.name,
        file_url: '#',
        file_remove: `remove_attribute[${id}]`,
      }
    : {}),
});

const numberContext = (option: NumberOption, choice: Choice | undefined): object => ({
  partial: 'input-numbers',
  type: 'Configurable_Entry_NumbersOnlyText',
  prefill: choice?.text ?? option.prefill,
  limit_input: option.lowest !== null && option.highest !== null ? 'range' : 'none',
  lowest_value: option.lowest,
  highest_value: option.highest,
  integer_only: option.wholeOnly,
});

const textContext = (option: TextOption, choice: Choice | undefined): object => ({
  partial: option.kind === 'text' ? 'input-text' : 'textarea',
  type: option.kind === 'text' ? 'Configurable_Entry_Text' : 'Configurable_Entry_TextMultiLine',
  prefill: choice?.text ?? option.prefill,
  min_length: option.minLength,
  max_length: option.maxLength,
  max_lines: option.maxLines,
});
