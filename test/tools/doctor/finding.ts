/** A finding for the operator. A fault needs a correction; a note is information. */
export interface Finding {
  /** For programs that read the report. The sentence is for people. */
  readonly kind: string;
  readonly grade: 'fault' | 'note';
  /** The problem, its consequence, and the advice. */
  readonly sentence: string;
}

export const fault = (kind: string, sentence: string): Finding => ({ kind, grade: 'fault', sentence });

export const note = (kind: string, sentence: string): Finding => ({ kind, grade: 'note', sentence });
