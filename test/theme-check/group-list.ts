import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow } from '../rules/source-files';

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The longest line that the formatter leaves. */
const lineWidth = 120;

/**
 * The widgets that a group's folder holds, in the order of their names.
 *
 * @param group the name of the folder
 */
export function widgetFiles(group: string): { readonly name: string; readonly path: string }[] {
  return filesBelow(`widgets/${group}`)
    .filter((path) => path.endsWith('.tsx') && /= defineWidget\(/.test(readFileSync(path, 'utf8')))
    .map((path) => ({ name: basename(path, '.tsx'), path }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** A group's file as it has to be: it lists the widgets of its folder. Its comment is kept. */
export function groupList(group: string): string {
  const folder = `widgets/${group}`;
  const [comment = ''] = /\/\*\*[\s\S]*?\*\/\n/.exec(readFileSync(`${folder}/group.ts`, 'utf8')) ?? [];
  const widgets = widgetFiles(group);
  const imports = widgets.map(
    ({ name, path }) => `import { ${camelCase(name)} } from '.${path.slice(folder.length, -'.tsx'.length)}';\n`,
  );
  const names = widgets.map(({ name }) => camelCase(name));
  const line = `export const group = defineGroup([${names.join(', ')}]);`;
  const list =
    line.length <= lineWidth ? line : line.replace('[', '[\n  ').replaceAll(', ', ',\n  ').replace(']', ',\n]');
  return `import { defineGroup } from '../../core/mount/define-group';\n${imports.join('')}\n${comment}${list}\n`;
}
