import type { OptionValue, ProductOption } from '../catalogue/option-record';
import type { SentFile } from '../wire/read-body';

/** A shopper's choice for one option. An option without a choice or text has no `Choice`. */
export interface Choice {
  option: ProductOption;
  /** The chosen value of a list or checkbox; null for a text, number, date or file. */
  value: OptionValue | null;
  /** The choice as the cart shows it. */
  text: string;
  file: SentFile | null;
}

/** The chosen value's id by option id; lists and checkboxes only. */
export const chosenValues = (choices: readonly Choice[]): Map<number, number> =>
  new Map(choices.flatMap(({ option, value }) => (value ? [[option.id, value.id] as const] : [])));
