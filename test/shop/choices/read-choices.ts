import type { DateOption, OptionValue, ProductOption } from '../catalogue/option-record';
import type { ProductRecord } from '../catalogue/product-record';
import { branch, type Field, text } from '../wire/parse-fields';
import type { SentFile } from '../wire/read-body';
import type { Choice } from './choice';

/**
 * Reads the choices from a form's `attribute[…]` fields. Unknown options and values are ignored.
 *
 * @param fields the whole body
 */
export function readChoices(product: ProductRecord, fields: Field, files: readonly SentFile[] = []): Choice[] {
  return product.options.flatMap((option) => {
    const choice = readChoice(option, branch(fields, 'attribute', option.id), files);
    return choice ? [choice] : [];
  });
}

/**
 * The initial choices of a product page.
 *
 * @param sku of the variant that the URL names: https://developer.bigcommerce.com/api-docs/storefront/add-to-cart-urls
 */
export function defaultChoices(product: ProductRecord, sku?: string | null): Choice[] {
  const named = product.variants.find((variant) => variant.sku === sku)?.values;
  return product.options.flatMap((option) => {
    if ('values' in option) {
      const isInitial = ({ id, isDefault }: OptionValue) =>
        named?.has(option.id) ? named.get(option.id) === id : isDefault;
      return choiceOf(option, option.values.find(isInitial));
    }
    if (option.kind === 'checkbox') return choiceOf(option, option.checked ? option.yes : option.no);
    return [];
  });
}

function readChoice(option: ProductOption, sent: Field | undefined, files: readonly SentFile[]): Choice | undefined {
  if (option.kind === 'file') {
    const file = files.find(({ field, size }) => field === `attribute[${option.id}]` && size > 0);
    return file && { option, value: null, text: file.name, file };
  }
  if (option.kind === 'date') return readDate(option, sent);
  const written = text(sent);
  if ('values' in option)
    return choiceOf(
      option,
      option.values.find(({ id }) => String(id) === written),
    )[0];
  if (option.kind === 'checkbox') {
    const value = [option.yes, option.no].find(({ id }) => String(id) === written);
    return choiceOf(option, value)[0];
  }
  return written.trim() === '' ? undefined : { option, value: null, text: written, file: null };
}

function readDate(option: DateOption, sent: Field | undefined): Choice | undefined {
  const parts = ['year', 'month', 'day'].map((part) => text(sent, part));
  if (parts.every((part) => part === '')) return undefined;
  const [year = '', month = '', day = ''] = parts;
  return {
    option,
    value: null,
    text: [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    file: null,
  };
}

const choiceOf = (option: ProductOption, value: OptionValue | undefined): Choice[] =>
  value ? [{ option, value, text: value.label, file: null }] : [];
