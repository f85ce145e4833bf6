/** Form fields as a tree: `attribute[118][day]=3` is `{ attribute: { 118: { day: '3' } } }`. */
export type Field = string | FieldTree;
export interface FieldTree {
  [name: string]: Field | undefined;
}

/**
 * Parses names with brackets as the platform's server does: `[]` appends an item; of two fields with the same name the
 * last one wins.
 *
 * @param pairs decoded names and values, in the order they were sent
 */
export function parseFields(pairs: Iterable<readonly [string, string]>): FieldTree {
  const root = emptyTree();
  for (const [name, value] of pairs) put(root, pathOf(name), value);
  return root;
}

/** The value at a path, or undefined. */
export function branch(tree: Field | undefined, ...path: (string | number)[]): Field | undefined {
  return path.reduce<Field | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), tree);
}

/**
 * The text at a path. For a list (`a[0]=no&a[1]=yes`, a hidden field and its checkbox) it is the last item. Empty when
 * there is none.
 */
export function text(tree: Field | undefined, ...path: (string | number)[]): string {
  const found = branch(tree, ...path);
  if (typeof found !== 'object') return found ?? '';
  return text(Object.values(found).at(-1));
}

const emptyTree = (): FieldTree => Object.create(null) as FieldTree;

function pathOf(name: string): string[] {
  const first = /^[^[]+/.exec(name)?.[0];
  const rest = first === undefined ? '' : name.slice(first.length);
  if (first === undefined || !/^(\[[^\]]*\])*$/.test(rest)) return [name];
  return [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map((part) => part[1] ?? '')];
}

function put(tree: FieldTree, [key = '', ...rest]: string[], value: string): void {
  const name = key === '' ? String(Object.keys(tree).length) : key;
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const below = tree[name];
  const next = typeof below === 'object' ? below : emptyTree();
  tree[name] = next;
  put(next, rest, value);
}
