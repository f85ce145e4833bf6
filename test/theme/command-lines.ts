import type { CommandLine } from './command-line';

const flag = { type: 'boolean', default: false } as const;
const value = { type: 'string' } as const;

/** The command lines of the programs that the npm package contains. */
export const commandLines = {
  adopt: {
    usage: 'npm run adopt -- <theme folder> [<pages> …] [--write] [--undo] [--try] [--hosted]',
    options: { write: flag, undo: flag, try: flag, hosted: flag },
    positionals: [1, Number.POSITIVE_INFINITY],
  },
  check: {
    usage: `npm run check -- [<theme folder>] [options]
  --format <name>  prints the findings as json, github (annotations of a workflow) or sarif; --json is --format json
  --fix            copies missing partials and words into the theme, and corrects names if only one is possible`,
    options: { json: flag, format: value, fix: flag },
    positionals: [0, 1],
  },
  own: {
    usage: 'npm run own -- <theme folder>',
    options: {},
    positionals: [1, 1],
  },
  new: {
    usage: 'npm run new -- <folder>/<name> [--theme <theme folder>]',
    options: { theme: value },
    positionals: [1, 1],
  },
  start: {
    usage: 'npm start -- [<theme folder>] [--policy] [--languages en,de,ja]',
    options: { theme: value, policy: flag, languages: value },
    positionals: [0, 1],
  },
  update: {
    usage: 'npm run update-hosted -- <theme folder> [--undo]',
    options: { undo: flag },
    positionals: [1, 1],
  },
  doctor: {
    usage: 'npm run doctor -- <URL> … [--pages <number>] [--json] [--timeout <seconds>]',
    options: { json: flag, pages: value, timeout: value },
    positionals: [1, Number.POSITIVE_INFINITY],
  },
  'widget-templates': {
    usage: `npm run widget-templates -- [<theme folder>] [options]
  --store <hash>     the store in the path of its API
  --token <token>    an access token of the store with the scope Content: modify; without it nothing is sent
  --channel <id>     the storefront; by default the store's first
  --language <code>  of the texts in new fields, a file of lang/; by default en
  --new-version      widgets on pages keep the version that they have`,
    options: { store: value, token: value, channel: value, language: value, 'new-version': flag, api: value },
    positionals: [0, 1],
  },
  canary: {
    usage: 'npm run canary -- <channel.json> <series.json> [--rules <file>] [--write]',
    options: { rules: value, write: flag },
    positionals: [2, 2],
  },
  'new-theme': { usage: 'npm run new-theme -- <folder>', options: {}, positionals: [1, 1] },
} as const satisfies Readonly<Record<string, CommandLine>>;
