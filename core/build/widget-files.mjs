// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, path: string, export: string }} WidgetFile */

const camelCase = (/** @type {string} */ name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The widgets of a group: the files of its folder that call `defineWidget`, sorted by name.
 * @param {string} group the name of the folder
 * @param {string} root the folder of all groups, relative to the repository root
 * @returns {WidgetFile[]} paths are relative to the repository root, with `/`
 */
export function widgetFiles(group, root = 'widgets') {
  const folder = `${root}/${group}`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.tsx') && /= defineWidget\(/.test(readFileSync(file, 'utf8')))
    .map((file) => ({ name: path.basename(file, '.tsx'), path: file }))
    .map((file) => ({ ...file, export: camelCase(file.name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The names of the groups. Each folder with widgets is a group.
 * @param {string} root the folder of all groups, relative to the repository root
 */
export function groupNames(root = 'widgets') {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && widgetFiles(entry.name, root).length > 0)
    .map(({ name }) => name)
    .sort();
}

/** The source code of the entry module of the chunk `on-demand`, which knows the names of all widgets. */
export function onDemandModule() {
  const names = groupNames().flatMap((group) => widgetFiles(group).map(({ name }) => name));
  return [
    `import { explainUnknown as explain } from './core/mount/on-demand';`,
    `export { createActions } from './core/mount/actions';`,
    `export const explainUnknown = (element) => explain(element, ${JSON.stringify(names)});`,
  ].join('\n');
}

/**
 * The source code of the entry module of a group's chunk.
 * @param {string} group the name of the group's folder
 */
export function groupModule(group) {
  const files = widgetFiles(group);
  return [
    `import { defineGroup } from './core/mount/mount-slots';`,
    ...files.map((file) => `import { ${file.export} } from './${file.path}';`),
    `export const group = defineGroup([${files.map((file) => file.export).join(', ')}]);`,
  ].join('\n');
}
