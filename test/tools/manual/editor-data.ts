import { readFileSync } from 'node:fs';
import { EditorEntries } from '../../theme/contracts/editor-entries';
import { contractsByGroup } from '../../theme/contracts/known-contracts';
import { widgetHeader } from '../../theme/contracts/read-header';
import { manualPath } from './manual';

/** The paths of the data for editors: for VS Code (`html.customData`) and for JetBrains' (`web-types`). */
export const editorDataPaths = {
  code: 'theme-templates/vscode.html-custom-data.json',
  jetBrains: 'theme-templates/web-types.json',
} as const;

/** Completion, descriptions and allowed values of our attributes, from the contracts and the reference; by path. */
export async function editorData(): Promise<Record<string, string>> {
  const contracts = Object.values(await contractsByGroup()).flat();
  const entries = new EditorEntries();
  const reference = readFileSync(manualPath, 'utf8');
  for (const [name, is] of sharedAttributes(reference)) entries.entryOf(name).is.push(is);
  for (const [moment, is] of rowsBelow(reference, 'moment')) entries.addValue('data-widget-when', moment, is);
  for (const contract of contracts.sort((a, b) => a.name.localeCompare(b.name))) {
    entries.addWidget({ contract, header: widgetHeader(contract.name) });
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return {
    [editorDataPaths.code]: entries.forCode(),
    [editorDataPaths.jetBrains]: entries.forJetBrains('storefront-widgets', version),
  };
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
