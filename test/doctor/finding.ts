/** Something that an operator is told. A fault is to be mended; a note is good to know. */
export interface Finding {
  /** For programs that read the report; the sentence is for people. */
  readonly kind: string;
  readonly grade: 'fault' | 'note';
  /** What is wrong, why it matters, and what to do. */
  readonly sentence: string;
}

export const fault = (kind: string, sentence: string): Finding => ({ kind, grade: 'fault', sentence });

export const note = (kind: string, sentence: string): Finding => ({ kind, grade: 'note', sentence });
