import { isCallRule, type Rule } from './rule';
import { moduleGraph } from './script/module-graph';
import { ownLines } from './script/own-lines';
import { entryModule } from './script/page-modules';
import type { ThemeText } from './theme-text';

/**
 * Leaves out the rules that take over the work of a module with lines of the author's own: without the module, these lines
 * would do nothing any more. Leaves out, too, the rules that remove what a module shows for such lines: its dialogs.
 *
 * @returns the other rules, and a sentence about each such module
 */
export function withoutOwnModules(
  rules: readonly Rule[],
  theme: ThemeText,
  linesOf: typeof ownLines = ownLines,
): { readonly rules: readonly Rule[]; readonly notes: readonly string[] } {
  if (theme.read(entryModule) === null) return { rules, notes: [] };
  const graph = moduleGraph((path) => theme.read(path));
  // A module that the script does not load any more has no work left.
  const loaded = new Set(graph.reach([entryModule]));
  const names = [...new Set(rules.flatMap(({ replaces = [] }) => replaces))];
  const own = new Map(
    names.flatMap((name) => {
      const path = `assets/js/theme/${name}.js`;
      const lines = loaded.has(path) ? linesOf(graph.module(path)) : [];
      return lines.length > 0 ? [[name, `${path}:${lines.join(', ')}`] as const] : [];
    }),
  );
  const callsFromOwn = (name: string): boolean => {
    const path = `assets/js/theme/${name}.js`;
    const callers = [...loaded].filter((by) => graph.module(by).imports.some((one) => one.path === path));
    return [path, ...callers].some((by) => loaded.has(by) && linesOf(graph.module(by)).length > 0);
  };
  const served = new Set(rules.flatMap((rule) => (isCallRule(rule) && rule.servedTo ? [rule.servedTo] : [])));
  const called = new Set([...served].filter(callsFromOwn));
  const isLeft = (rule: Rule): boolean =>
    (rule.replaces ?? []).some((name) => own.has(name)) ||
    (isCallRule(rule) && rule.servedTo !== undefined && called.has(rule.servedTo));
  const notes = [...own].map(([name, place]) => {
    const left = rules.filter(({ replaces = [] }) => replaces.includes(name)).map((rule) => rule.name);
    return `${place}: lines of your own, so the module and its markup stay as they are (${[...new Set(left)].join(', ')}): move the lines into a script of its own, restore the module of the reference theme, and run adopt again`;
  });
  return { rules: rules.filter((rule) => !isLeft(rule)), notes };
}
