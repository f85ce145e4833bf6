import type { Rules } from './rule';

/** The platform's requirements for a theme's files and settings. */
export const themeRules = {
  'unreadable-json': {
    says: ["the settings can't be read: …", "the words can't be read: …", "the … can't be read: …"],
    hint: 'The file is no JSON: look for a missing or superfluous comma at the named place.',
  },
  'unknown-setting': {
    says: ['config.json does not set "…": it renders nothing; did you mean "…"?'],
    hint: 'Correct the name.',
  },
  'unset-setting': {
    says: ['config.json does not set "…": it renders nothing', 'config.json does not set "…"'],
    hint: 'Add the setting to config.json, or take its use away.',
    isDoubtful: true,
    why: 'A theme may read a setting that only some of its variations will have.',
  },
  'unknown-size': {
    says: ['no setting has the name "…": the image comes in its original size; did you mean "…"?'],
    hint: 'Correct the name of the size.',
  },
  'unset-size': {
    says: ['no setting has the name "…": the image comes in its original size'],
    hint: 'Add the size to config.json, as "640x640".',
    isDoubtful: true,
    why: 'A shop can have sizes of its own.',
  },
  schema: {
    says: [
      'the schema must be a list of { "name", "settings" }',
      'a group of settings needs a "name" and a list "settings"',
      'a setting must be { "type": … }',
      'no setting has the type "…"',
      'no setting has the type "…"; did you mean "…"?',
      'a setting of type "…" needs "…"',
    ],
    hint: 'The platform refuses the theme: correct schema.json.',
  },
  'schema-setting': {
    says: ['config.json does not set "…"; did you mean "…"?'],
    hint: 'Use the id of a setting of config.json: the editor would show it without a value.',
  },
  'schema-words': {
    says: [
      'schemaTranslations.json has no words for "…"',
      'schema.json does not use "…": the command line refuses the theme',
    ],
    hint: 'schemaTranslations.json holds exactly the i18n.… that schema.json names.',
  },
  'required-file': {
    says: [
      'a theme must have a home page (TR-600)',
      'a theme must have a schema.json (TR-1001)',
      'missing: without it the command line fetches another theme’s',
      'a template for Page Builder needs this file',
    ],
    hint: 'Add the file.',
  },
  'widget-template': {
    says: [
      'the schema must be a list of tabs, arrays and hidden fields',
      'an entry must be a "tab" with "sections", an "array" with "id" and "schema", or "hidden"',
      'a field needs an "id"',
      'no field has the type "…"',
      'no field has the type "…"; did you mean "…"?',
      'widget.html does not read "…"',
      'schema_translations.json has no words for "…"',
      'lang/en.json has no words for "…"',
    ],
    hint: 'Page Builder could not show the field, or the merchant’s text would not be on the page.',
  },
  'strange-file': {
    says: ['only .html belongs in templates/ (TR-601)'],
    hint: 'Move the file out of templates/.',
  },
  'large-template': {
    says: ['a template must stay under 1 MB (TR-500)'],
    hint: 'Move pictures and data out of the template.',
  },
  'no-variation': {
    says: ['a theme must have a variation'],
    hint: 'Add "variations": [{ "name": …, "id": … }] to config.json.',
  },
  'second-variation': {
    says: ['two variations have the id "…"'],
    hint: 'Give each variation an id of its own.',
  },
  'long-setting': {
    says: ['the text of the setting "…" is longer than 64 characters (TR-4400)'],
    hint: 'Shorten the text, or keep it in the words of lang/.',
    isDoubtful: true,
    why: 'The platform documents the limit, and live themes are beyond it.',
  },
  contrast: {
    says: [
      '… on … has a contrast of …:1, below the …:1 of WCAG …, in the variation "…"',
      '… on … has a contrast of …:1, below the …:1 of WCAG …, in the dark scheme of the variation "…"',
    ],
    hint: 'Choose a darker or a lighter colour for one of the two settings.',
    isDoubtful: true,
    why: 'A merchant can choose other colours, and a large text needs only 3:1.',
  },
  'stored-settings': {
    says: [
      'takes over … of Cornerstone’s settings and drops …',
      'lacks … settings that schema.json names: …',
      'drops …: …',
      'takes … from …, its older form',
    ],
    hint: 'Move the values into the config.json of this theme.',
    isDoubtful: true,
    why: 'A setting that nothing reads does no harm.',
  },
  'missing-file': {
    says: ['there is no file "…"'],
    hint: 'Correct the path, or add the file.',
    fix: 'copies the functional sheet',
  },
  'missing-scripts': {
    says: [
      "no template renders {{{…}}}: apps and the platform can't add scripts",
      "nothing on the page renders {{{…}}}: apps and the platform can't add scripts",
    ],
    hint: 'Print {{{head.scripts}}} in <head> and {{{footer.scripts}}} before </body>, in each layout.',
  },
} satisfies Rules;
