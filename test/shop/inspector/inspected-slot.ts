/** Something that an author should change, in the format of `npm run check --json`. */
export interface Finding {
  readonly rule: string;
  readonly level: string;
  readonly sentence: string;
  readonly hint: string;
  readonly file?: string;
  readonly line?: number;
}

/** A contract's moment, and its parts by their names in templates. */
export interface KnownWidget {
  readonly moment: string;
  readonly parts: Readonly<Record<string, { readonly required: boolean; readonly is: string }>>;
}

/** A slot of a page, as the inspector shows it. */
export interface InspectedSlot {
  readonly widget: string;
  readonly status: string;
  /** The slot's `data-widget-when`, or else the contract's default. */
  readonly moment: string;
  /** `templates/pages/cart.html:12`, from the theme's folder; absent for a page that was not rendered for the inspector. */
  readonly template?: string;
  /** Milliseconds from the page's request to the status `mounted`. */
  readonly mountedAt?: number;
  /** Milliseconds from the status `loading`, or else `waiting`, to `mounted`. */
  readonly tookMs?: number;
  /** How many elements each part has. */
  readonly parts: Readonly<Record<string, number>>;
  readonly missing: readonly { readonly part: string; readonly required: boolean; readonly is: string }[];
  readonly unknown: readonly string[];
  readonly findings: readonly Finding[];
}
