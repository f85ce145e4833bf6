import type { Attributes } from './read-page';

/** Something outside of the widgets that works only with the theme's own script. */
export interface ThemeHook {
  /** For programs; part of the finding's kind. */
  readonly kind: string;
  /** The subject of the finding's sentence, as a reader of HTML sees it. */
  readonly subject: string;
  /** The effect of the theme's script: "the theme's script …". */
  readonly effect: string;
  /** The advice. */
  readonly cure: string;
}

/** A hook of markup. */
export interface MarkupHook extends ThemeHook {
  readonly isOn: (attributes: Attributes) => boolean;
}

/** A hook of a script's text. */
export interface ScriptHook extends ThemeHook {
  readonly isIn: (code: string) => boolean;
  /** The page itself has what the script uses. */
  readonly isGiven: (page: GivenOnPage) => boolean;
}

/** What a page has besides the theme's own script. */
export interface GivenOnPage {
  readonly slots: readonly string[];
  /** The URLs of all scripts. */
  readonly scripts: readonly string[];
}

const DISCLOSURE = 'write a <details> with a <summary> in its place';

/** The hooks of Cornerstone's script that merchants copy into descriptions, pages and Page Builder. */
export const markupHooks: readonly MarkupHook[] = [
  {
    kind: 'slick',
    subject: 'data-slick',
    effect: 'makes a carousel of it',
    cure: 'write the markup of the widget carousel in its place',
    isOn: (attributes) => 'data-slick' in attributes,
  },
  {
    kind: 'reveal',
    subject: 'data-reveal-id',
    effect: 'opens the dialog that it names',
    cure: 'write the dialog as the widget dialog does, with the same id',
    isOn: (attributes) => 'data-reveal-id' in attributes,
  },
  {
    kind: 'dropdown',
    subject: 'data-dropdown',
    effect: 'opens and closes its panel',
    cure: DISCLOSURE,
    isOn: (attributes) => 'data-dropdown' in attributes,
  },
  {
    kind: 'collapsible',
    subject: 'data-collapsible',
    effect: 'opens and closes its panel',
    cure: DISCLOSURE,
    isOn: (attributes) => 'data-collapsible' in attributes,
  },
  {
    kind: 'tab',
    subject: 'data-tab',
    effect: 'switches between its panels',
    cure: 'write the markup of the widget tabs in its place',
    isOn: (attributes) => 'data-tab' in attributes,
  },
  {
    kind: 'lazyload',
    subject: 'the class lazyload',
    effect: 'loads the picture',
    cure: 'write src or srcset, and loading="lazy", in place of data-src or data-srcset, and remove the class',
    isOn: (attributes) => /(^|\s)lazyload(\s|$)/.test(attributes['class'] ?? ''),
  },
];

/** The globals that scripts of merchants and apps use. */
export const scriptHooks: readonly ScriptHook[] = [
  {
    kind: 'stencil-utils',
    subject: 'a script that uses stencilUtils',
    effect: 'makes it global',
    cure: 'switch the theme setting stencil_utils on, or include components/widgets/stencil-utils in the layout',
    isIn: (code) => /\bstencilUtils\b/.test(code),
    isGiven: ({ slots }) => slots.includes('stencil-utils'),
  },
  {
    kind: 'jquery',
    subject: 'a script that uses jQuery, and no jQuery of its own',
    effect: 'of some themes makes it global',
    cure: 'let the script load its own jQuery, or write it without',
    isIn: usesJQuery,
    isGiven: ({ scripts }) => scripts.some((url) => /jquery/i.test(url)),
  },
  {
    kind: 'plugin',
    subject: 'a script that uses slick, Foundation or lazySizes',
    effect: 'contains them',
    cure: 'let the script load the library, or write it without',
    isIn: (code) => /\.(slick|foundation)\s*\(|\b(Foundation|lazySizes)\b/.test(code),
    isGiven: ({ scripts }) => scripts.some((url) => /slick|foundation|lazysizes/i.test(url)),
  },
];

/** `$` counts only if the script does not define it. */
function usesJQuery(code: string): boolean {
  const definesDollar = /(?:\b(?:var|let|const|function)\s+|[,(]\s*)\$\s*(?:=[^=]|\()|\bwindow\.\$\s*=[^=]/.test(code);
  return /\bjQuery\b/.test(code) || (!definesDollar && /(?<![\w$.'"`])\$(?:\(|\.[a-z])/.test(code));
}
