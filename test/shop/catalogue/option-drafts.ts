import type { OptionValue, PriceAdjustment, ProductOption } from './option-record';

/** A value as a product's file describes it; its id is assigned when the product is defined. */
export interface ValueDraft {
  label: string;
  isDefault?: boolean;
  colours?: string[];
  pattern?: string;
  productId?: number;
  adjustment?: PriceAdjustment;
}

/** Makes an option from its id. */
export type OptionDraft = (id: number) => ProductOption;

interface ListSettings {
  required?: boolean;
  forms?: 'variant' | 'modifier';
  values: (string | ValueDraft)[];
}

type ListKind = 'swatch' | 'radio' | 'rectangle' | 'select' | 'pick-list';

/**
 * An option with a list of values. They make variants unless `forms` is `modifier`. Required by default.
 *
 * @param kind how it looks
 * @param name the label that the shopper reads
 */
export const listOf =
  (kind: ListKind, name: string, settings: ListSettings & { withPictures?: boolean }) =>
  (id: number): ProductOption => ({
    id,
    kind,
    name,
    required: settings.required ?? true,
    forms: settings.forms ?? 'variant',
    withPictures: settings.withPictures ?? false,
    values: settings.values.map((value, index) => valueOf(id * 100 + index + 1, value)),
  });

/** A text field or a text area. Lengths are in characters; 0 means no limit. */
export const textOf =
  (
    kind: 'text' | 'textarea',
    name: string,
    settings: {
      required?: boolean;
      prefill?: string;
      minLength?: number;
      maxLength?: number;
      maxLines?: number;
    } = {},
  ): OptionDraft =>
  (id) => ({
    id,
    kind,
    name,
    required: settings.required ?? false,
    prefill: settings.prefill ?? '',
    minLength: settings.minLength ?? 0,
    maxLength: settings.maxLength ?? 0,
    maxLines: settings.maxLines ?? 0,
  });

/** A number field with optional limits; `wholeOnly` refuses fractions. */
export const numberOf =
  (
    name: string,
    settings: {
      required?: boolean;
      prefill?: string;
      lowest?: number;
      highest?: number;
      wholeOnly?: boolean;
    } = {},
  ): OptionDraft =>
  (id) => ({
    id,
    kind: 'number',
    name,
    required: settings.required ?? false,
    prefill: settings.prefill ?? '',
    lowest: settings.lowest ?? null,
    highest: settings.highest ?? null,
    wholeOnly: settings.wholeOnly ?? false,
  });

/** A file to upload. */
export const fileOf =
  (name: string, settings: { required?: boolean; types: string[]; maxKilobytes: number }): OptionDraft =>
  (id) => ({ id, kind: 'file', name, required: settings.required ?? false, ...pick(settings) });

/** A date, optionally between two ISO dates. */
export const dateOf =
  (
    name: string,
    settings: { required?: boolean; earliest?: string; latest?: string; prefill?: string } = {},
  ): OptionDraft =>
  (id) => ({
    id,
    kind: 'date',
    name,
    required: settings.required ?? false,
    earliest: settings.earliest ?? null,
    latest: settings.latest ?? null,
    prefill: settings.prefill ?? null,
  });

/** One checkbox; the platform assigns a value id to "yes" and to "no". */
export const checkboxOf =
  (
    name: string,
    settings: { label: string; required?: boolean; checked?: boolean; adjustment?: PriceAdjustment },
  ): OptionDraft =>
  (id) => ({
    id,
    kind: 'checkbox',
    name,
    required: settings.required ?? false,
    label: settings.label,
    checked: settings.checked ?? false,
    yes: valueOf(id * 100 + 1, {
      label: 'Yes',
      isDefault: settings.checked ?? false,
      ...(settings.adjustment ? { adjustment: settings.adjustment } : {}),
    }),
    no: valueOf(id * 100 + 2, { label: 'No', isDefault: !settings.checked }),
  });

function valueOf(id: number, draft: string | ValueDraft): OptionValue {
  const value = typeof draft === 'string' ? { label: draft } : draft;
  return {
    id,
    label: value.label,
    isDefault: value.isDefault ?? false,
    colours: value.colours ?? [],
    pattern: value.pattern ?? null,
    productId: value.productId ?? null,
    adjustment: value.adjustment ?? null,
  };
}

const pick = ({ types, maxKilobytes }: { types: string[]; maxKilobytes: number }) => ({
  types,
  maxKilobytes,
});
