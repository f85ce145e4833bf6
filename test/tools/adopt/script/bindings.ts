import { type AnyNode, childrenOf, parentsIn, type Script, walk } from './parse-script';

/** A function of a script, of any kind. */
export type FunctionNode = Extract<
  AnyNode,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;

/** What a name stands for. */
export type Binding =
  | { readonly is: 'value'; readonly node: AnyNode }
  | { readonly is: 'parameter'; readonly of: FunctionNode; readonly index: number; readonly fallback?: AnyNode }
  | { readonly is: 'other' };

/** The names and properties of a script, and what they stand for. */
export interface Bindings {
  readonly parents: ReadonlyMap<AnyNode, AnyNode>;
  /** The bindings of a name as it is read at a node; empty for a global. */
  find(name: string, at: AnyNode): readonly Binding[];
  /** Every value that the script gives to a property of this name, on any object. */
  property(name: string): readonly AnyNode[];
}

export const isFunction = (node: AnyNode): node is FunctionNode =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

const isScope = (node: AnyNode): boolean =>
  isFunction(node) ||
  /^(Program|BlockStatement|For\w*Statement|CatchClause|ClassExpression|SwitchStatement)$/.test(node.type);

/** Reads the declarations, the assignments and the properties of a script. */
export function bindingsOf({ tree }: Script): Bindings {
  const parents = parentsIn(tree);
  const scopes = new Map<AnyNode, Map<string, Binding[]>>();
  const properties = new Map<string, AnyNode[]>();
  const assignments: { name: string; at: AnyNode; node: AnyNode }[] = [];

  const scopeAround = (node: AnyNode, fits = isScope): AnyNode => {
    let at = parents.get(node);
    while (at && !fits(at) && at.type !== 'Program') at = parents.get(at);
    return at ?? tree;
  };
  const declare = (scope: AnyNode, name: string, binding: Binding) => {
    const names = scopes.get(scope) ?? new Map<string, Binding[]>();
    scopes.set(scope, names.set(name, [...(names.get(name) ?? []), binding]));
  };
  const addProperty = (name: string, node: AnyNode) => properties.set(name, [...(properties.get(name) ?? []), node]);

  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator') {
      const isVar =
        parents.get(node)?.type === 'VariableDeclaration' && (parents.get(node) as { kind?: string }).kind === 'var';
      const scope = scopeAround(node, isVar ? isFunction : isScope);
      if (node.id.type === 'Identifier') {
        declare(scope, node.id.name, node.init ? { is: 'value', node: node.init } : { is: 'other' });
      } else for (const name of namesIn(node.id)) declare(scope, name, { is: 'other' });
    } else if (isFunction(node)) {
      node.params.forEach((parameter, index) => {
        const fallback = parameter.type === 'AssignmentPattern' ? parameter.right : undefined;
        const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
        if (target.type === 'Identifier') {
          declare(node, target.name, { is: 'parameter', of: node, index, ...(fallback && { fallback }) });
        } else for (const name of namesIn(target)) declare(node, name, { is: 'other' });
      });
      if (node.type !== 'ArrowFunctionExpression' && node.id) declare(scopeAround(node), node.id.name, { is: 'other' });
    } else if (node.type === 'ClassDeclaration' && node.id) declare(scopeAround(node), node.id.name, { is: 'other' });
    else if (/^Import(Default|Namespace)?Specifier$/.test(node.type)) {
      declare(tree, (node as { local: { name: string } }).local.name, { is: 'other' });
    } else if (node.type === 'CatchClause' && node.param) {
      for (const name of namesIn(node.param)) declare(node, name, { is: 'other' });
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier') {
      assignments.push({ name: node.left.name, at: node, node: node.right });
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      const { property, computed } = node.left;
      if (!computed && property.type === 'Identifier') addProperty(property.name, node.right);
    } else if (node.type === 'Property' && !node.computed) {
      const name =
        node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? String(node.key.value) : '';
      addProperty(name, node.value);
    } else if (node.type === 'PropertyDefinition' && node.key.type === 'Identifier' && node.value) {
      addProperty(node.key.name, node.value);
    }
  });

  const scopeOf = (name: string, at: AnyNode): AnyNode | undefined => {
    for (let scope: AnyNode | undefined = at; scope; scope = parents.get(scope))
      if (scopes.get(scope)?.has(name)) return scope;
    return undefined;
  };
  for (const { name, at, node } of assignments) {
    const scope = scopeOf(name, at);
    if (scope) declare(scope, name, { is: 'value', node });
  }
  return {
    parents,
    find: (name, at) => scopes.get(scopeOf(name, at) ?? at)?.get(name) ?? [],
    property: (name) => properties.get(name) ?? [],
  };
}

/** The names that a pattern declares. */
export function namesIn(pattern: AnyNode): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'Property') return namesIn(pattern.value);
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  return childrenOf(pattern).flatMap(namesIn);
}
