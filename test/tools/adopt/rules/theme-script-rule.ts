import type { FileRule, Rule } from '../rule';

/** The names by which a layout's tags start the theme's own script, its polyfills and lazySizes. */
const names = /theme-bundle|stencilBootstrap|__webpack_public_path__|onThemeBundleMain|lazySizesConfig/;
const whole = /^layout\//;
const before = "{{#if (getVar 'theme_script')}}\n[indent]";
const after = '\n[indent]{{/if}}';

/** Pages that have no script of the theme print none of its tags. */
export const themeScriptRules: readonly Rule[] = [
  {
    name: 'theme script',
    in: whole,
    selector: 'head',
    holds: /head\.scripts/,
    first: '\n        {{> components/widgets/theme-script}}',
  },
  {
    name: 'tags of the theme script',
    in: whole,
    selector: 'script',
    holds: names,
    joins: true,
    absent: names,
    before,
    after,
  },
  {
    // Apps use the global of the theme's script. Beside that script, two globals of one name would be in each other's way.
    name: 'stencil-utils',
    in: whole,
    selector: 'body',
    holds: /footer\.scripts/,
    already: /\{\{>\s*components\/widgets\/stencil-utils/,
    first:
      "\n        {{#unless (getVar 'theme_script')}}{{#if theme_settings.stencil_utils}}{{> components/widgets/stencil-utils}}{{/if}}{{/unless}}",
  },
  { name: 'polyfills', in: whole, call: /polyfill-script$/, before, after, absent: names },
];

/** The partial that decides whether a page prints the tags of the theme's own script. */
export const themeScriptPath = 'templates/components/widgets/theme-script.html';

/**
 * The text of the partial.
 *
 * @param free the types of the pages that need nothing of the script
 */
export const themeScriptPartial = (free: readonly string[]): string =>
  [
    '{{!--',
    "  Sets the variable theme_script on pages that need the theme's own script: the layout prints its tags for them only.",
    '  The theme setting "theme_script" is "auto", or "always" for all pages.',
    '--}}',
    "{{assignVar 'theme_script' 'printed'}}",
    "{{#unless theme_settings.theme_script '===' 'always'}}",
    '  {{#or',
    ...free.map(freeType),
    '  }}',
    "    {{assignVar 'theme_script' ''}}",
    '  {{/or}}',
    '{{/unless}}',
    '',
  ].join('\n');

const freeType = (type: string): string => `    (if page_type '===' '${type}')`;

/** The page types that the partial's text lists, also if the author has changed it. */
export const freeTypesListed = (text: string): readonly string[] =>
  [...text.matchAll(/\(if page_type '===' '([\w-]+)'\)/g)].map(([, type = '']) => type);

/** Whether the partial's text is as adopt wrote it. */
export const isGenerated = (text: string): boolean => themeScriptPartial(freeTypesListed(text)) === text;

/** At first every page prints the tags: the proof of the pages names those that need none. */
export const themeScriptFiles: readonly FileRule[] = [
  { name: 'theme script', needs: 'theme script', path: themeScriptPath, text: () => themeScriptPartial([]) },
];
