import type { ModuleGraph } from './module-graph';
import { type AnyNode, keyName, literalText, walk } from './parse-script';

/** The theme's webpack configuration. */
export const webpackConfiguration = 'webpack.common.js';

/** The module that adopt writes for the pages that need only some lines of the script, and its entry. */
export const ownModule = 'assets/js/app-own.js';
export const ownEntryName = 'own';

/**
 * What the theme's other script tags load: the entries besides `main` and adopt's own. Each is a module of the theme or a
 * package.
 */
export function webpackEntries({ module }: ModuleGraph): { readonly specifier: string; readonly node: AnyNode }[] {
  const { script } = module(webpackConfiguration);
  const found: { specifier: string; node: AnyNode }[] = [];
  if (!script) return found;
  walk(script.tree, (node) => {
    if (node.type !== 'Property' || keyName(node.key) !== 'entry' || node.value.type !== 'ObjectExpression') return;
    for (const entry of node.value.properties) {
      if (entry.type !== 'Property' || keyName(entry.key) === 'main') continue;
      if (literalText(entry.value) === `./${ownModule}`) continue;
      walk(entry.value, (one) => {
        const specifier = literalText(one);
        if (specifier !== undefined) found.push({ specifier, node: one });
      });
    }
  });
  return found;
}
