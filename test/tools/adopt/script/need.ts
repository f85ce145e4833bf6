import type { Hook } from './module-hooks';

/** Code of the theme's script that a kind of page still needs. */
export interface Need {
  /** The module's path in the theme. */
  readonly path: string;
  /** The lines, counted from 1. */
  readonly lines: readonly number[];
  /** The elements, or what the lines use. */
  readonly what: string;
  /** Events, and methods and properties that change the elements. */
  readonly names: readonly string[];
  /**
   * Why the lines are needed: no widget claims their elements; they are not in any release of the reference theme; they
   * cannot be read; or the changes take their elements away and no widget does their work.
   */
  readonly why: 'unclaimed' | 'own' | 'unreadable' | 'lost';
  /** The widgets that replace such lines where the elements are in their slots. */
  readonly widgets: readonly string[];
  /** Whether the lines use jQuery. */
  readonly usesJquery: boolean;
  /** The templates whose pages have the elements. */
  readonly templates: readonly string[];
}

/** A need of one hook. */
export const needFor = (
  { path, line, kind, name, selector, text }: Hook,
  why: Need['why'],
  templates: readonly string[],
  widgets: readonly string[] = [],
): Need => ({
  path,
  lines: [line],
  what: kind === 'global' ? name : (selector ?? text),
  names: kind === 'passed' || kind === 'global' ? [] : [kind === 'load' ? `.${name}` : name],
  why,
  widgets,
  usesJquery: /\$|jQuery/.test(text),
  templates: sorted(templates),
});

/** Joins the needs of the same elements in the same module, and sorts them by place. */
export function joinNeeds(needs: readonly Need[]): Need[] {
  const joined = new Map<string, Need>();
  for (const need of needs) {
    const key = [need.path, need.why, need.what].join('\n');
    const before = joined.get(key);
    joined.set(key, before ? join(before, need) : need);
  }
  return [...joined.values()].sort((a, b) => a.path.localeCompare(b.path) || (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
}

const join = (a: Need, b: Need): Need => ({
  ...a,
  lines: [...new Set([...a.lines, ...b.lines])].sort((one, other) => one - other),
  names: sorted([...a.names, ...b.names]),
  widgets: sorted([...a.widgets, ...b.widgets]),
  usesJquery: a.usesJquery || b.usesJquery,
  templates: sorted([...a.templates, ...b.templates]),
});

const sorted = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
