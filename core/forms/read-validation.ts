/** What the store prints into `data-validation` of a dynamic field: all of it may be absent. */
export interface Validation {
  /** `singleline`, `numberonly`, `datechooser`, `checkboxselect`, `radioselect` … */
  readonly type?: string;
  readonly required?: boolean;
  readonly min?: string | number | null;
  readonly max?: string | number | null;
  /** `2026-01-31` */
  readonly min_date?: string | null;
  readonly max_date?: string | null;
}

/** Reads the store's rules for a question. What is no JSON says nothing: HTML's own constraints still hold. */
export function readValidation(question: Element): Validation {
  try {
    const read: unknown = JSON.parse(question.getAttribute('data-validation') || '{}');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
