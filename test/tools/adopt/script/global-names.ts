import type { Bindings } from './bindings';
import { languageNames } from './dom-methods';
import { type AnyNode, type Script, walk } from './parse-script';

/** The first place of each global that a script reads: `dataLayer`, `window.klaviyo`, `fetch`. */
export function globalsOf({ tree }: Script, { find, parents }: Bindings): { name: string; node: AnyNode }[] {
  const found = new Map<string, AnyNode>();
  walk(tree, (node) => {
    if (node.type !== 'Identifier' || !isReference(node, parents.get(node))) return;
    if (find(node.name, node).length > 0) return;
    if (node.name === 'window') {
      const member = parents.get(node);
      if (member?.type !== 'MemberExpression' || member.object !== node || member.property.type !== 'Identifier')
        return;
      if (!member.computed && !found.has(member.property.name)) found.set(member.property.name, member);
    } else if (!languageNames.has(node.name) && !found.has(node.name)) found.set(node.name, node);
  });
  return [...found].map(([name, node]) => ({ name, node }));
}

/** Whether an identifier reads a name: it is no property, no key and no declaration. */
function isReference(node: AnyNode, parent: AnyNode | undefined): boolean {
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
