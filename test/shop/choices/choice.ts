import type { OptionValue, ProductOption } from '../catalogue/option-record';
import type { SentFile } from '../wire/read-body';

/** A shopper's choice or text for one option. Options left alone have no choice. */
export interface Choice {
  option: ProductOption;
  /** The chosen value of a list, or yes/no of a box; null for what is written. */
  value: OptionValue | null;
  /** As the cart shows it. */
  text: string;
  file: SentFile | null;
}

/** The chosen value's id by option id, lists and boxes only. */
export const chosenValues = (choices: readonly Choice[]): Map<number, number> =>
  new Map(choices.flatMap(({ option, value }) => (value ? [[option.id, value.id] as const] : [])));
