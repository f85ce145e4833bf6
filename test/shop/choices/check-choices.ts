import type { DateOption, FileOption, NumberOption, ProductOption, TextOption } from '../catalogue/option-record';
import type { ProductRecord } from '../catalogue/product-record';
import { escapeHtml } from '../wire/escape-html';
import type { Choice } from './choice';
import { isForbidden } from './forbidden-values';
import { unavailableMessage } from './unavailable-message';

/**
 * The problem of a shopper's choices, as HTML text; null when there is none. The wording is ours: BigCommerce publishes
 * none.
 */
export function checkChoices(product: ProductRecord, choices: readonly Choice[]): string | null {
  if (isForbidden(product, choices)) return unavailableMessage;
  for (const option of product.options) {
    const choice = choices.find((one) => one.option.id === option.id);
    const problem = choice ? checkChoice(option, choice) : missing(option);
    if (problem) return problem;
  }
  return null;
}

const missing = (option: ProductOption): string | null =>
  option.required ? `Please choose options: ${quoted(option)} is required.` : null;

function checkChoice(option: ProductOption, choice: Choice): string | null {
  switch (option.kind) {
    case 'text':
    case 'textarea':
      return checkText(option, choice.text);
    case 'number':
      return checkNumber(option, choice.text);
    case 'file':
      return checkFile(option, choice);
    case 'date':
      return checkDate(option, choice.text);
    case 'checkbox':
      return option.required && choice.value?.id !== option.yes.id ? missing(option) : null;
    default:
      return null;
  }
}

function checkText(option: TextOption, written: string): string | null {
  const { minLength, maxLength, maxLines } = option;
  if (written.length < minLength) return `${quoted(option)} must have at least ${minLength} characters.`;
  if (maxLength > 0 && written.length > maxLength) {
    return `${quoted(option)} can have at most ${maxLength} characters.`;
  }
  const lines = written.split(/\r\n|\r|\n/).length;
  return maxLines > 0 && lines > maxLines ? `${quoted(option)} can have at most ${maxLines} lines.` : null;
}

function checkNumber(option: NumberOption, written: string): string | null {
  const number = Number(written);
  const { lowest, highest } = option;
  if (!Number.isFinite(number)) return `${quoted(option)} must be a number.`;
  if (option.wholeOnly && !Number.isInteger(number)) return `${quoted(option)} must be a whole number.`;
  if (lowest !== null && number < lowest) return `${quoted(option)} must be ${lowest} or more.`;
  return highest !== null && number > highest ? `${quoted(option)} must be ${highest} or less.` : null;
}

function checkFile(option: FileOption, { file, text }: Choice): string | null {
  const ending = text.split('.').at(-1)?.toLowerCase() ?? '';
  if (!option.types.includes(ending)) {
    return `The file for ${quoted(option)} must be one of: ${option.types.join(', ')}.`;
  }
  return (file?.size ?? 0) > option.maxKilobytes * 1024
    ? `The file for ${quoted(option)} is larger than ${option.maxKilobytes}&nbsp;KB.`
    : null;
}

function checkDate(option: DateOption, written: string): string | null {
  const date = new Date(`${written}T00:00:00Z`);
  // `new Date()` turns 31 February into a day of March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written) {
    return `${quoted(option)} is not a day of the calendar.`;
  }
  if (option.earliest && written < option.earliest) return `${quoted(option)} can't be before ${option.earliest}.`;
  return option.latest && written > option.latest ? `${quoted(option)} can't be after ${option.latest}.` : null;
}

const quoted = ({ name }: ProductOption): string => `&ldquo;${escapeHtml(name)}&rdquo;`;
