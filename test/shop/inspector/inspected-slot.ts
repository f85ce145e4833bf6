/** Something that an author should change, as `npm run check --json` has it. */
export interface Finding {
  readonly rule: string;
  readonly level: string;
  readonly sentence: string;
  readonly hint: string;
  readonly file?: string;
  readonly line?: number;
}

/** The parts that a contract promises, by their names in templates. */
export interface KnownWidget {
  readonly moment: string;
  readonly parts: Readonly<Record<string, { readonly required: boolean; readonly is: string }>>;
}

/** A slot of a page, as the inspector tells it. */
export interface InspectedSlot {
  readonly widget: string;
  readonly status: string;
  /** Its moment, the template's own before that of the bundle. */
  readonly moment: string;
  /** `templates/pages/cart.html:12`, from the theme's folder; absent for a page that was not rendered for the inspector. */
  readonly template?: string;
  /** Milliseconds since the page was asked for, and from the moment its code was wanted until it was mounted. */
  readonly mountedAt?: number;
  readonly tookMs?: number;
  /** How many elements each part has. */
  readonly parts: Readonly<Record<string, number>>;
  readonly missing: readonly { readonly part: string; readonly required: boolean; readonly is: string }[];
  readonly unknown: readonly string[];
  readonly findings: readonly Finding[];
}
