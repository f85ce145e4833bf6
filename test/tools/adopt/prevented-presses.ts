import { readMarkup } from '../../theme/read-markup';
import { bindingsOf, isFunction } from './script/bindings';
import { listenerCalls } from './script/listener-calls';
import { type Module, moduleGraph } from './script/module-graph';
import { ownLines } from './script/own-lines';
import { entryModule } from './script/page-modules';
import { lineAt, walk } from './script/parse-script';
import { scriptValues } from './script/script-values';
import type { ThemeText } from './theme-text';

/** A line of the author's own that prevents what the browser does at a press of some elements. */
interface PreventedPress {
  readonly place: string;
  readonly selector: string;
}

/**
 * Reports the lines of the author's own that keep a new disclosure closed: the browser opens a `<details>` only if no listener
 * prevents the default action of the press on its `<summary>`.
 */
export function preventedPresses(
  theme: Pick<ThemeText, 'read' | 'changes'>,
  linesOf: typeof ownLines = ownLines,
): string[] {
  if (theme.read(entryModule) === null) return [];
  const graph = moduleGraph((path) => theme.read(path));
  const prevented = graph.reach([entryModule]).flatMap((path) => pressesIn(graph.module(path), linesOf));
  if (prevented.length === 0) return [];
  const templates = theme.changes().filter(({ path, after }) => path.endsWith('.html') && after.includes('<summary'));
  return prevented.flatMap(({ place, selector }) => {
    const found = templates.flatMap(({ path, before, after }) => {
      const lines = controlsLike(selector, after);
      return lines.length > controlsLike(selector, before ?? '').length ? [`${path}:${lines.join(', ')}`] : [];
    });
    return found.length === 0
      ? []
      : [
          `${place}: prevents the press of ${selector}, which is in a <summary> now, so its <details> never opens or closes (${found.join('; ')}): write "${selector}:not(summary, summary *)"`,
        ];
  });
}

function pressesIn(module: Module, linesOf: typeof ownLines): PreventedPress[] {
  const { path, script } = module;
  // Most modules prevent nothing, and reading the values of a script is slow.
  if (!script || !/preventDefault|return false/.test(script.text)) return [];
  const own = new Set(linesOf(module));
  const listenerOf = listenerCalls(scriptValues(bindingsOf(script)));
  const found: PreventedPress[] = [];
  walk(script.tree, (node) => {
    if (node.type !== 'CallExpression') return;
    const handler = node.arguments.find(isFunction);
    if (!handler || !/preventDefault\(|return false/.test(script.text.slice(handler.start, handler.end))) return;
    const line = lineAt(script.text, node);
    const lastLine = lineAt(script.text, { start: node.end });
    if (![...own].some((one) => one >= line && one <= lastLine)) return;
    const listener = listenerOf(node);
    if (!listener?.events.includes('click')) return;
    for (const { selector, scope } of listener.touched)
      if (selector !== undefined && scope === 'page') found.push({ place: `${path}:${line}`, selector });
  });
  return found;
}

/** The lines of the elements of a selector that are in a `<summary>`, or have one inside. */
function controlsLike(selector: string, text: string): number[] {
  try {
    return readMarkup(text)
      .find(`:is(${selector}):is(summary, summary *, :has(summary))`)
      .map(({ start }) => text.slice(0, start).split('\n').length);
  } catch {
    // A selector of jQuery's own, or a template that the plan reports.
    return [];
  }
}
