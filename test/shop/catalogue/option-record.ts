/** One value of an option. */
export interface OptionValue {
  id: number;
  label: string;
  isDefault: boolean;
  /** Hex colours without `#`: one, two or three for a swatch. */
  colours: string[];
  /** A drawn pattern instead of colours. */
  pattern: string | null;
  /** The product of a pick list's value. */
  productId: number | null;
  adjustment: PriceAdjustment | null;
}

/** The price change of a chosen value; `product` adds the price of the pick list's product. */
export type PriceAdjustment = { by: 'amount'; value: number } | { by: 'percent'; value: number } | { by: 'product' };

interface OptionBasics {
  id: number;
  name: string;
  required: boolean;
}

/** An option with a list of values; `forms` is whether the values make variants or modify the product. */
export interface ListOption extends OptionBasics {
  kind: 'swatch' | 'radio' | 'rectangle' | 'select' | 'pick-list';
  forms: 'variant' | 'modifier';
  /** Pick lists only: whether each value shows its product's picture. */
  withPictures: boolean;
  values: OptionValue[];
}

export interface TextOption extends OptionBasics {
  kind: 'text' | 'textarea';
  prefill: string;
  minLength: number;
  maxLength: number;
  maxLines: number;
}

export interface NumberOption extends OptionBasics {
  kind: 'number';
  prefill: string;
  lowest: number | null;
  highest: number | null;
  wholeOnly: boolean;
}

export interface FileOption extends OptionBasics {
  kind: 'file';
  /** File name extensions without the dot. */
  types: string[];
  maxKilobytes: number;
}

export interface DateOption extends OptionBasics {
  kind: 'date';
  /** ISO dates; null means no limit. */
  earliest: string | null;
  latest: string | null;
  prefill: string | null;
}

export interface CheckboxOption extends OptionBasics {
  kind: 'checkbox';
  label: string;
  checked: boolean;
  yes: OptionValue;
  no: OptionValue;
}

export type ProductOption = ListOption | TextOption | NumberOption | FileOption | DateOption | CheckboxOption;
