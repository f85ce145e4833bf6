import { readFileSync } from 'node:fs';
import { type Attribute, attributeName, describeAttribute, kebabCase } from '../../../core/contract/attribute';
import type { Contract } from '../../../core/contract/define-widget';
import { contractsByGroup } from '../../theme/contracts/known-contracts';
import { widgetHeader } from '../../theme/contracts/read-header';
import { withTags } from '../../theme/contracts/widget-chapter';
import { manualPath } from './manual';

/** The paths of the data for editors: for VS Code (`html.customData`) and for JetBrains' (`web-types`). */
export const editorDataPaths = {
  code: 'theme-templates/vscode.html-custom-data.json',
  jetBrains: 'theme-templates/web-types.json',
} as const;

/** What an editor shows of an attribute: paragraphs in Markdown, and the values, each with its own paragraphs. */
interface Entry {
  readonly is: string[];
  readonly values: Map<string, string[]>;
  /** Whether a widget also takes other values. */
  isOpen: boolean;
}

/** Completion, descriptions and allowed values of our attributes, from the contracts and the reference; by path. */
export async function editorData(): Promise<Record<string, string>> {
  const contracts = Object.values(await contractsByGroup()).flat();
  const entries = entriesOf(contracts.sort((a, b) => a.name.localeCompare(b.name)));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return {
    [editorDataPaths.code]: json({ version: 1.1, globalAttributes: [...entries].map(forCode) }),
    [editorDataPaths.jetBrains]: json({
      $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
      name: 'storefront-widgets',
      version,
      'description-markup': 'markdown',
      'js-types-syntax': 'typescript',
      contributions: { html: { attributes: [...entries].map(forJetBrains) } },
    }),
  };
}

function entriesOf(contracts: readonly Contract[]): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const entryOf = (name: string): Entry => {
    const entry = entries.get(name) ?? { is: [], values: new Map<string, string[]>(), isOpen: false };
    entries.set(name, entry);
    return entry;
  };
  const reference = readFileSync(manualPath, 'utf8');
  for (const [name, is] of sharedAttributes(reference)) entryOf(name).is.push(is);
  for (const [moment, is] of rowsBelow(reference, 'moment')) add(entryOf('data-widget-when'), moment, is);
  for (const contract of contracts) {
    const { name, attributes = {}, messages = {}, parts = {} } = contract;
    const header = widgetHeader(name);
    add(entryOf('data-widget'), name, header?.summary ?? `The widget ${name}.`);
    for (const [key, type] of Object.entries(attributes)) {
      if (type.kind === 'json') add(entryOf('data-part'), kebabCase(key), of(name, 'JSON, in a `<script>`'));
      else addAttribute(entryOf(attributeName(key)), name, type);
    }
    for (const [key, { is, required }] of Object.entries(messages)) {
      const entry = entryOf(attributeName(key));
      entry.is.push(of(name, `${is}, ${required ? 'required' : 'optional'}`));
      entry.isOpen = true;
    }
    for (const [key, { is, required, tags }] of Object.entries(parts)) {
      const part = kebabCase(key);
      const described = header?.parts.find((tag) => tag.name === part)?.is || is;
      const elements = tags.map((tag) => ` \`<${tag}>\``).join(' or');
      add(
        entryOf('data-part'),
        part,
        of(name, `${described}${elements && `,${elements}`}${required ? ', required' : ''}`),
      );
    }
  }
  return new Map([...entries].sort(([a], [b]) => a.localeCompare(b)));
}

function addAttribute(entry: Entry, widget: string, type: Attribute): void {
  const { fallback, kind, choices } = type;
  const value = fallback ? `default \`${JSON.stringify(fallback.value)}\`` : 'required';
  entry.is.push(of(widget, `${describeAttribute(type)}, ${value}`));
  const values = kind === 'boolean' ? ['true', 'false'] : choices;
  for (const one of values ?? [])
    add(entry, one, `\`${widget}\`${String(fallback?.value) === one ? ', the default' : ''}`);
  if (!values) entry.isOpen = true;
}

const of = (widget: string, text: string): string => `\`${widget}\`: ${text}`;

function add({ values }: Entry, value: string, is: string): void {
  values.set(value, [...(values.get(value) ?? []), is]);
}

/** The attributes in the reference's chapter of that name, which do not belong to one widget. */
function sharedAttributes(reference: string): [name: string, is: string][] {
  const [, chapter = ''] = /^## Attributes\n([\s\S]*?)^## /m.exec(reference) ?? [];
  const rows = chapter.split('\n').filter((line) => line.startsWith('| `data-'));
  return rows.flatMap((row) => {
    const [names = '', ...cells] = cellsOf(row);
    return [...names.matchAll(/`(data-[a-z-]+)/g)].map(([, name = '']): [string, string] => [name, cells.join(': ')]);
  });
}

/** The rows of the reference's table with this first head: the code in the first cell, and the last cell. */
function rowsBelow(reference: string, head: string): [code: string, is: string][] {
  const [, table = ''] = new RegExp(`^\\| ${head} \\|.*\\n\\| --- .*\\n((?:\\|.*\\n)+)`, 'm').exec(reference) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) => cellsOf(row))
    .map((cells) => [(cells[0] ?? '').replaceAll('`', ''), cells.at(-1) ?? '']);
}

/** The cells of a row, without links, because they are relative to the reference. */
const cellsOf = (row: string): string[] =>
  row
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.replace(/ ?\(\[[^\]]*\]\([^)]*\)\)/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'));

const markdown = (paragraphs: readonly string[]) => ({ kind: 'markdown', value: withTags(paragraphs.join('\n\n')) });

const forCode = ([name, { is, values }]: [string, Entry]) => ({
  name,
  description: markdown(is),
  ...(values.size > 0 && {
    values: [...values].map(([value, about]) => ({ name: value, description: markdown(about) })),
  }),
});

const forJetBrains = ([name, { is, values, isOpen }]: [string, Entry]) => ({
  name,
  description: withTags(is.join('\n\n')),
  value: {
    kind: 'plain',
    type: values.size > 0 && !isOpen ? [...values.keys()].map((value) => `'${value}'`).join(' | ') : 'string',
  },
});

/** One line for each attribute: the npm package contains the files. */
const json = (value: unknown): string => `${JSON.stringify(value).replaceAll('{"name":"data-', '\n{"name":"data-')}\n`;
