import type { FileRule, Rule } from '../rule';

/** The names by which a layout's tags start the theme's own script, its polyfills and lazySizes. */
export const themeScriptNames =
  /theme-bundle|stencilBootstrap|__webpack_public_path__|onThemeBundleMain|lazySizesConfig/;
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
    // A style sheet of the theme's own build stays.
    selector: 'script, link:is([as="script"], [rel="modulepreload"], [rel="prefetch"])',
    holds: themeScriptNames,
    joins: true,
    absent: themeScriptNames,
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
  { name: 'polyfills', in: whole, call: /polyfill-script$/, before, after, absent: themeScriptNames },
];

/** The partial that decides whether a page renders the tags of the theme's own script. */
export const themeScriptPath = 'templates/components/widgets/theme-script.html';

/** The page types that load less than the theme's whole script. */
export interface LighterTypes {
  /** The types of the pages that need nothing of the script. */
  readonly free: readonly string[];
  /** The types of the pages that need only the second script. */
  readonly own: readonly string[];
}

/** The text of the partial. */
export const themeScriptPartial = ({ free, own }: LighterTypes): string =>
  [
    '{{!--',
    "  Sets the variable theme_script on pages that need the theme's own script: the layout renders its tags for them only.",
    ...(own.length > 0 ? ['  Sets own_script on pages that need only the lines in assets/js/app-own.js.'] : []),
    '  The theme setting "theme_script" is "auto", or "always" for all pages. Without the script, a slot keeps no events for itself.',
    '--}}',
    "{{assignVar 'theme_script' 'rendered'}}",
    "{{#unless theme_settings.theme_script '===' 'always'}}",
    '  {{#or',
    ...free.map(typeLine),
    '  }}',
    "    {{assignVar 'theme_script' ''}}",
    '  {{/or}}',
    ...(own.length > 0
      ? [
          '  {{#or',
          ...own.map(typeLine),
          '  }}',
          "    {{assignVar 'theme_script' ''}}",
          "    {{assignVar 'own_script' 'rendered'}}",
          '  {{/or}}',
        ]
      : []),
    '{{/unless}}',
    `{{#unless (getVar 'theme_script')}}<meta name="theme-script" content="omitted">{{/unless}}`,
    '',
  ].join('\n');

const typeLine = (type: string): string => `    (if page_type '===' '${type}')`;

/** The page types that the partial's text lists, also if the author has changed it. */
export function lighterTypes(text: string): LighterTypes {
  const [free = [], own = []] = text.split('{{#or').slice(1).map(typesIn);
  return { free, own };
}

const typesIn = (text: string): string[] =>
  [...text.matchAll(/\(if page_type '===' '([\w-]+)'\)/g)].map(([, type = '']) => type);

/** Whether the partial's text is as adopt wrote it. */
export const isGenerated = (text: string): boolean => themeScriptPartial(lighterTypes(text)) === text;

/** At first every page renders the tags: the proof of the pages names those that need none. */
export const themeScriptFiles: readonly FileRule[] = [
  {
    name: 'theme script',
    needs: 'theme script',
    path: themeScriptPath,
    text: () => themeScriptPartial({ free: [], own: [] }),
  },
];

/** The partial with the tags of the second script. */
export const ownScriptPath = 'templates/components/widgets/own-script.html';
export const ownScriptCall = '{{> components/widgets/own-script}}';
export const ownScriptPartial = [
  "{{!-- The tags of the lines that some pages still need of the theme's own script. --}}",
  "{{#if (getVar 'own_script')}}",
  '<script>',
  `  window.__webpack_public_path__ = "{{cdn 'assets/dist/'}}";`,
  '  window.themeOwnScript = { pageType: "{{page_type}}", context: {{jsContext}} };',
  '</script>',
  `<script defer src="{{cdn 'assets/dist/theme-bundle.own.js'}}"></script>`,
  '{{/if}}',
  '',
].join('\n');
