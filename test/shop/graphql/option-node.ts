import type { ListOption, OptionValue, ProductOption } from '../catalogue/option-record';
import type { Variant } from '../catalogue/product-record';
import { mainImage } from '../contexts/image-context';
import type { Visit } from '../sessions/visit';
import { connect, type PageArguments } from './connection';
import { imageNode } from './image-node';

const writtenTypes = {
  checkbox: 'CheckboxOption',
  date: 'DateFieldOption',
  file: 'FileUploadFieldOption',
  number: 'NumberFieldOption',
  text: 'TextFieldOption',
  textarea: 'MultiLineTextFieldOption',
} as const;

const displayStyles = {
  swatch: 'Swatch',
  radio: 'RadioButtons',
  rectangle: 'RectangleBoxes',
  select: 'DropdownList',
  'pick-list': 'ProductPickList',
} as const;

/** A `CatalogProductOption`; the variant's values are selected. */
export function optionNode(visit: Visit, option: ProductOption, variant: Variant | null): object {
  const basics = { entityId: option.id, displayName: option.name, isRequired: option.required };
  if (!('values' in option)) {
    return { ...basics, __typename: writtenTypes[option.kind], isVariantOption: false };
  }
  const isSelected = ({ id }: OptionValue): boolean => variant?.values.get(option.id) === id;
  return {
    ...basics,
    __typename: 'MultipleChoiceOption',
    isVariantOption: option.forms === 'variant',
    displayStyle: displayStyles[option.kind],
    values: (wanted: PageArguments) =>
      connect(option.values, wanted, (value) => ({
        ...valueNode(visit, value, option.kind === 'swatch'),
        isSelected: isSelected(value),
      })),
  };
}

/** A `ProductOption` of a variant, with the variant's value only. */
export const variantOptionNode = (option: ListOption, variant: Variant): object => ({
  entityId: option.id,
  displayName: option.name,
  isRequired: option.required,
  values: (wanted: PageArguments) =>
    connect(
      option.values.filter(({ id }) => variant.values.get(option.id) === id),
      wanted,
      ({ id, label }) => ({ entityId: id, label }),
    ),
});

const patternUrl =
  (origin: string, { pattern }: OptionValue) =>
  ({ width }: { width: number }): string | null =>
    pattern && `${origin}/images/stencil/${width}w/patterns/${pattern}.svg?c=1`;

function valueNode({ world, url }: Visit, value: OptionValue, isSwatch: boolean): object {
  const basics = { entityId: value.id, label: value.label, isDefault: value.isDefault };
  if (isSwatch) {
    const hexColors = value.colours.map((colour) => `#${colour}`);
    return { ...basics, __typename: 'SwatchOptionValue', hexColors, imageUrl: patternUrl(url.origin, value) };
  }
  if (value.productId === null) return { ...basics, __typename: 'MultipleChoiceOptionValue' };
  const product = world.catalogue.findProduct(value.productId);
  return {
    ...basics,
    __typename: 'ProductPickListOptionValue',
    productId: value.productId,
    defaultImage: product ? imageNode(mainImage(url.origin, product)) : null,
  };
}
