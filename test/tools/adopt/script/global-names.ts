import type { Bindings } from './bindings';
import { languageNames } from './dom-methods';
import { type AnyNode, lastName, lineAt, type Script, walk } from './parse-script';

/** The places of the globals that a script reads or sets, one a line: `dataLayer`, `window.klaviyo`, `fetch`. */
export function globalsOf({ text, tree }: Script, { find, parents }: Bindings): { name: string; node: AnyNode }[] {
  const found = new Map<string, { name: string; node: AnyNode }>();
  const add = (name: string, node: AnyNode): void => {
    const key = `${name}:${lineAt(text, node)}`;
    if (name !== '' && !languageNames.has(name) && !found.has(key)) found.set(key, { name, node });
  };
  walk(tree, (node) => {
    const parent = parents.get(node);
    if (node.type !== 'Identifier' || !isReference(node, parent) || find(node.name, node).length > 0) return;
    if (node.name !== 'window') add(node.name, node);
    else if (parent?.type === 'MemberExpression' && parent.object === node) add(lastName(parent), parent);
  });
  return [...found.values()];
}

/** Whether an identifier reads a name: it is no property, no key and no declaration. */
export function isReference(node: AnyNode, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
      return parent.value === node;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.computed || ('value' in parent && parent.value === node);
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportSpecifier':
    case 'ExportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}
