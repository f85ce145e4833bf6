/** An error that the checker knows: its sentences, and what to do. */
export interface Rule {
  /** Its sentences. Each `…` replaces a variable text. */
  readonly says: readonly string[];
  /** An instruction to the author. */
  readonly hint: string;
  /** Whether the theme may be right nevertheless. The problem is then a warning, which fails no build. */
  readonly isDoubtful?: true;
  /** Why the theme may be right. */
  readonly why?: string;
  /** The correction that `--fix` makes. */
  readonly fix?: string;
}

export type Rules = Readonly<Record<string, Rule>>;
