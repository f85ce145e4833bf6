/** The rules that the shop prints into `data-validation` of a dynamic field; each may be absent. */
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

/** Reads the shop's rules for a question. If the text is no JSON object, only HTML's own constraints apply. */
export function readValidation(question: Element): Validation {
  try {
    const read: unknown = JSON.parse(String(question.getAttribute('data-validation')));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
