import { type KnownModules, standing } from './known-modules';
import type { Module, ModuleGraph } from './module-graph';
import { globalHook, type Hook, moduleHooks, moduleName } from './module-hooks';
import { hasAnyEffect, hookKey } from './new-hooks';
import { ownAt, ownEffects, ownStatements } from './own-statements';
import { packageHooks, quietPackages } from './package-hooks';
import { lineAt } from './parse-script';
import { webpackConfiguration, webpackEntries } from './webpack-entries';

/** A hook, and whether no release of the reference theme has it. */
export interface CheckedHook extends Hook {
  readonly isNew: boolean;
}

/**
 * The hooks of a module that can keep the script on a page. In code of the reference theme, a listener's own lines and
 * lines about elements near others do not count: the elements that lead there are hooks, too.
 */
export function checkedHooks(graph: ModuleGraph, path: string, known?: KnownModules): CheckedHook[] {
  if (path === webpackConfiguration) return entryHooks(graph);
  const module = graph.module(path);
  if (module.failure !== undefined) return [standIn(path, 1, `cannot be read: ${module.failure}`)];
  const { is, moduleWith } = standing(module, known);
  const isOwnLine = is === 'changed' ? ownLinesOf(module, known) : () => false;
  const hooks = moduleHooks(module).map((hook): CheckedHook => {
    if (is !== 'changed') return { ...hook, isNew: is === 'own' };
    // The reference theme may do the same to the body elsewhere: a line of the author's own does something else.
    if (hook.scope === 'root' && hook.kind === 'load' && isOwnLine(hook.line)) return { ...hook, isNew: true };
    const of = moduleWith(hookKey(hook));
    return { ...hook, ...(of !== undefined && of !== moduleName(path) && { module: of }), isNew: of === undefined };
  });
  // In a module of the author's own, the listener around a line is a hook of the author's, too.
  const counts = (hook: CheckedHook): boolean =>
    hook.isNew ? hasAnyEffect(hook) && !(is === 'own' && hook.isInHandler) : hook.scope === 'page' && !hook.isInHandler;
  const inListeners = is === 'changed' ? ownInListeners(module, hooks, known) : [];
  const effects = is === 'known' ? [] : ownEffects(module, is === 'own' ? () => true : ownAt(module.text, known));
  const counted = [...foreignPackages(module), ...hooks.filter(counts), ...inListeners];
  const lines = new Set(counted.flatMap(({ kind, line }) => (kind === 'global' ? [line] : [])));
  return [
    ...counted,
    ...effects.filter(({ line }) => !lines.has(line)).map(({ line, text }) => standIn(path, line, text)),
  ];
}

/** Whether the last statement that begins on a line or above it is the author's own. */
function ownLinesOf({ text }: Module, known?: KnownModules): (line: number) => boolean {
  const isOwn = ownAt(text, known);
  const lines = text.split('\n');
  return (line) => {
    const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    return isOwn(before + (lines[line - 1]?.search(/\S/) ?? 0));
  };
}

/** The author's own statements in listeners of the reference theme: a widget that replaces the listener does not run them. */
function ownInListeners(module: Module, hooks: readonly CheckedHook[], known?: KnownModules): CheckedHook[] {
  const { path } = module;
  // A listener of the author's own, and a line with a selector of its own, are hooks already.
  const own = hooks.filter(({ isNew, kind }) => isNew && kind !== 'global');
  const lines = new Set(own.filter(({ selector }) => selector !== undefined).map(({ line }) => line));
  const listeners = new Set(own.filter(({ kind }) => kind === 'event').map(({ line }) => line));
  return ownStatements(module, known)
    .filter(({ line, listenerLine }) => !lines.has(line) && !listeners.has(listenerLine))
    .flatMap(({ line, text, listener: { events, touched } }) =>
      touched.flatMap((one) =>
        events.map((name): CheckedHook => {
          const place = { path, module: moduleName(path), line, text };
          return { ...place, kind: 'event', name, ...one, isInHandler: true, isNew: true };
        }),
      ),
    );
}

/** The imports of packages that the reference theme does not have. */
const foreignPackages = ({ path, imports }: Module): CheckedHook[] =>
  imports
    .filter((one) => one.path === undefined && !(one.specifier in packageHooks))
    .filter(({ specifier }) => !quietPackages.some((quiet) => quiet.test(specifier)))
    .map(({ specifier, line }) => standIn(path, line, `package ${specifier}`));

/** A line that may do anything. */
const standIn = (path: string, line: number, name: string): CheckedHook => ({
  ...globalHook(path, path, line, name),
  isNew: true,
});

/** The hooks of the packages that are webpack entries of their own. */
const entryHooks = (graph: ModuleGraph): CheckedHook[] =>
  webpackEntries(graph).flatMap(({ specifier, node }) =>
    (packageHooks[specifier] ?? []).flatMap(({ selector, events }) =>
      events.map((name): CheckedHook => {
        const line = lineAt(graph.module(webpackConfiguration).text, node);
        const place = { path: webpackConfiguration, module: specifier, line, text: specifier };
        return { ...place, kind: 'event', selector, name, scope: 'page', isInHandler: false, isNew: false };
      }),
    ),
  );
