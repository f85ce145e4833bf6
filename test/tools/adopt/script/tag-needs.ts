import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { escapeRegExp } from '../../../theme/escape-reg-exp';
import { selectNodes } from '../prove/select-nodes';
import { themeScriptNames } from '../rules/theme-script-rule';
import { bindingsOf } from './bindings';
import { isReference } from './global-names';
import type { ProvedPage } from './matched-pages';
import { joinNeeds, type Need } from './need';
import { lastName, lineAt, literalText, parseScript, type Script, walk } from './parse-script';
import type { ReadScript } from './script-source';
import { isSelectorLike } from './selector-text';

const LONGEST_NAME = 40;

/**
 * What the scripts need that pages load by tags of their own: inline scripts, and files of the theme that webpack does not
 * make. They stay on a page that is free of the theme's own script, but its jQuery is gone then, and elements may have lost
 * the attributes by which they find them.
 *
 * @param before the pages without the changes
 * @param after the same pages with them
 */
export function tagNeeds(before: readonly ProvedPage[], after: readonly ProvedPage[], read: ReadScript): Need[] {
  const needs = before.flatMap((page) => {
    const tags = tagsOf(page.html, read);
    const uses = tags.scripts.flatMap((script) => {
      const lines = tags.hasJquery ? [] : jqueryLines(script);
      return lines.length === 0 ? [] : needOf(script, page.template, 'own', 'jQuery', lines);
    });
    const conditional = tags.scripts.flatMap((script) =>
      ownStatements(script).map(({ text, line }) => needOf(script, page.template, 'own', text, [line])),
    );
    const finds = (pages: readonly ProvedPage[], selector: string) =>
      pages.some((one) => one.template === page.template && (one.count(selector) ?? 0) > 0);
    const lost = tags.scripts.flatMap((script) =>
      selectorsOf(script)
        .filter(({ selector }) => finds([page], selector) && !finds(after, selector))
        .map(({ selector, line }) => needOf(script, page.template, 'lost', selector, [line])),
    );
    return [...uses, ...conditional, ...lost];
  });
  return joinNeeds(needs);
}

interface Tags {
  readonly scripts: readonly Script[];
  /** Whether another tag of the page loads jQuery. */
  readonly hasJquery: boolean;
}

function tagsOf(html: string, read: ReadScript): Tags {
  const elements = [
    ...selectNodes(parse(html), ['script:not([type]), script[type="text/javascript"], script[type="module"]']),
  ];
  const sources = elements.map(({ attrs }) => attrs.find(({ name }) => name === 'src')?.value);
  const scripts = elements.flatMap((element, at) => {
    const source = sources[at];
    if (source === undefined) {
      const text = textOf(element);
      return scriptOf(`inline script "${text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME)}…"`, text);
    }
    // The platform serves `assets/` as `/stencil/<theme>/`, in some shops as `/stencil/<theme>/e/<edit>/`.
    const [, path] = /\/stencil\/[\w-]+\/(?:e\/[\w-]+\/)?((?!dist\/)[\w./-]+\.js)(?:[?#]|$)/.exec(source) ?? [];
    return path === undefined ? [] : scriptOf(`assets/${path}`, read(`assets/${path}`) ?? '');
  });
  return { scripts, hasJquery: sources.some((source) => /(?<!\/dist\/.*)\bjquery\b/i.test(source ?? '')) };
}

const textOf = ({ childNodes }: DefaultTreeAdapterTypes.Element): string =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

/** Nothing for a text that is no JavaScript: the browser does not run it either. */
function scriptOf(path: string, text: string): Script[] {
  try {
    return [parseScript(path, text)];
  } catch {
    return [];
  }
}

/** The lines that use the global of jQuery. */
function jqueryLines(script: Script): number[] {
  const { find, parents } = bindingsOf(script);
  const lines: number[] = [];
  walk(script.tree, (node) => {
    if (node.type !== 'Identifier' || !/^(\$|jQuery)$/.test(node.name)) return;
    const parent = parents.get(node);
    const isOfWindow =
      parent?.type === 'MemberExpression' &&
      parent.property === node &&
      script.text.slice(parent.start, node.start) === 'window.';
    if (isOfWindow || (isReference(node, parent) && find(node.name, node).length === 0))
      lines.push(lineAt(script.text, node));
  });
  return [...new Set(lines)];
}

/**
 * The statements that an author has added to an inline script which starts the theme's own: they go with it, because the layout
 * renders the tag under one condition.
 */
function ownStatements({ path, text, tree: program }: Script): { text: string; line: number }[] {
  if (path.startsWith('assets/') || !themeScriptNames.test(text)) return [];
  const statements = program.body.map((node) => ({
    text: text.slice(node.start, node.end).replace(/\s+/g, ' '),
    line: lineAt(text, node),
    name: node.type === 'FunctionDeclaration' ? node.id.name : undefined,
  }));
  const starting = statements.filter((one) => themeScriptNames.test(one.text));
  const isCalled = (name: string) =>
    starting.some((one) => new RegExp(`(?<![\\w$.])${escapeRegExp(name)}\\(`).test(one.text));
  return statements
    .filter((one) => !starting.includes(one) && !(one.name !== undefined && isCalled(one.name)))
    .map((one) => ({ ...one, text: one.text.slice(0, LONGEST_NAME) }));
}

const finders = /^(matches|closest|querySelector|querySelectorAll|\$|jQuery|find|on)$/;

/** The selectors that a script gives to a method of elements, or to jQuery. */
function selectorsOf({ tree: program, text }: Script): { selector: string; line: number }[] {
  const found: { selector: string; line: number }[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !finders.test(lastName(node.callee))) return;
    for (const given of node.arguments.slice(0, 2)) {
      const selector = literalText(given);
      if (selector !== undefined && isSelectorLike(selector)) found.push({ selector, line: lineAt(text, node) });
    }
  });
  return found;
}

const needOf = (
  script: Script,
  template: string,
  why: 'own' | 'lost',
  what: string,
  lines: readonly number[],
): Need => ({
  ...{ path: script.path, lines, what, names: [], why, widgets: [] },
  usesJquery: what === 'jQuery',
  templates: [template],
});
