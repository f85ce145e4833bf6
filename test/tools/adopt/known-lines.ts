import type { Group } from './rule';
import { formScriptLines } from './rules/forms/form-script-lines';

/** Lines of the reference theme's own script that a widget replaces completely. */
export interface KnownLines {
  readonly file: RegExp;
  readonly groups: readonly Group[];
  /** The rule that must have placed something; without it the lines are still needed. */
  readonly needs: string;
  readonly lines?: readonly RegExp[];
  /** First lines of statements: each ends with the next line of the same indentation that begins with a bracket. */
  readonly blocks?: readonly RegExp[];
  /** The name that the lines import and call. */
  readonly name: string;
  /** The module that the lines call, below the theme's script. Without it, the lines and the methods that they call do the work. */
  readonly module?: string;
  /** The module touches nothing of the widgets, so that it can go on serving elements of the author's own. */
  readonly runsBeside?: true;
  /** What the author can write for an element of their own that the lines served. */
  readonly instead: string;
}

/** The import and the call of a module of `global.js`, which every page loads. */
const ofEveryPage = (needs: string, name: string, module: string, instead: string): KnownLines => ({
  file: /(^|\/)theme\/global\.js$/,
  groups: ['layout'],
  needs,
  name,
  module: `global/${module}`,
  instead,
  lines: [
    new RegExp(`^import ${name} from '\\./global/${module}';$`),
    new RegExp(`^\\s*${name}\\((?:this\\.context|\\w+(?:, \\w+)*)?\\);$`),
  ],
});

const slot = (name: string, where: string): string => `put data-widget="${name}" ${where}`;

export const knownLines: readonly KnownLines[] = [
  { ...ofEveryPage('quick-view', 'quickView', 'quick-view', slot('quick-view', 'on it')), groups: ['product'] },
  {
    ...ofEveryPage('icons', 'svgInjector', 'svg-injector', 'call {{> components/widgets/icon-sprite}} in its place'),
    runsBeside: true,
  },
  {
    ...ofEveryPage(
      'drawer',
      'mobileMenuToggle',
      'mobile-menu-toggle',
      'make it a <button type="button" popovertarget="…"> with the id of the element that it opens',
    ),
    runsBeside: true,
  },
  ofEveryPage('menu', 'menu', 'menu', slot('menu', 'on it')),
  ofEveryPage('quick-search', 'quickSearch', 'quick-search', slot('quick-search', 'around form and results')),
  ofEveryPage('currency', 'currencySelector', 'currency-selector', slot('currency', 'on the list of its links')),
  ofEveryPage(
    'language-selector',
    'languageSelector',
    'language-selector',
    slot('language-selector', 'on the list of its links'),
  ),
  ofEveryPage(
    'cart panel',
    'cartPreview',
    'cart-preview',
    slot('cart-badge', 'or data-widget="cart-dropdown" around it'),
  ),
  {
    file: /(^|\/)theme\/(category|brand|search|compare|account)\.js$/,
    groups: ['layout', 'category', 'brand', 'search', 'compare'],
    needs: 'compare-link',
    name: 'compareProducts',
    module: 'global/compare-products',
    instead: 'put form="compare-form" on a checkbox, and data-widget="compare-link" around a link',
    lines: [
      /^import compareProducts from '\.\/global\/compare-products';$/,
      /^\s*compareProducts\(this\.context(\.urls)?\);$/,
    ],
  },
  ...formScriptLines,
];
