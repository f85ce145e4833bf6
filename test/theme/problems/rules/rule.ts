/** A mistake that the checker knows: its sentences, and what to do. */
export interface Rule {
  /** Its sentences; `…` stands for what differs. */
  readonly says: readonly string[];
  /** What an author does about it, as an order. */
  readonly hint: string;
  /** Whether a theme may be right all the same: a warning, which fails no build. */
  readonly isDoubtful?: true;
  /** Why a doubtful rule is one. */
  readonly why?: string;
  /** What `--fix` does about it. */
  readonly fix?: string;
}

export type Rules = Readonly<Record<string, Rule>>;
