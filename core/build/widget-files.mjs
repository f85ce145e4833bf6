// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, path: string, export: string }} WidgetFile */

const camelCase = (/** @type {string} */ name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The files that call `defineWidget`, by name.
 * @param {string} group
 * @param {string} root
 * @returns {WidgetFile[]}
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
 * The folders with widgets.
 * @param {string} root
 */
export function groupNames(root = 'widgets') {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && widgetFiles(entry.name, root).length > 0)
    .map(({ name }) => name)
    .sort();
}

/** The entry of `on-demand`, which knows all widgets' names. */
export function onDemandModule() {
  const names = groupNames().flatMap((group) => widgetFiles(group).map(({ name }) => name));
  return [
    `import { explainUnknown as explain } from './core/mount/on-demand';`,
    `export { createActions } from './core/mount/actions';`,
    `export const explainUnknown = (element) => explain(element, ${JSON.stringify(names)});`,
  ].join('\n');
}

/**
 * The entry of a group's chunk.
 * @param {string} group
 */
export function groupModule(group) {
  const files = widgetFiles(group);
  return [
    `import { defineGroup } from './core/mount/mount-slots';`,
    ...files.map((file) => `import { ${file.export} } from './${file.path}';`),
    `export const group = defineGroup([${files.map((file) => file.export).join(', ')}]);`,
  ].join('\n');
}
