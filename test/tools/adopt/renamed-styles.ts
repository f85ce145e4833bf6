import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { themeFiles } from '../../theme/read-theme';
import type { Plan } from './plan';
import type { RenderedTwice } from './prove/render-both';
import { matcherOf, selectNodes } from './prove/select-nodes';
import { addSelectors, type WrittenSelector } from './style-edits';
import { type ThemeText, themeText } from './theme-text';

type Element = DefaultTreeAdapterTypes.Element;

/** An element of a page before and after the changes, which give it another name. */
interface Renamed {
  readonly before: Element;
  readonly after: Element;
}

/**
 * Adds selectors to the author's styles that name an element by its old name: `.menu > a` no longer matches what is a
 * `<summary>` now.
 *
 * @param rendered the pages with and without the changes
 * @returns the plan, with notes about selectors for which there is none to add
 */
export function withStylesOfRenamed(plan: Plan, rendered: readonly RenderedTwice[]): Plan {
  const renamed = renamedElements(rendered);
  if (renamed.length === 0) return plan;
  const theme = themeText(plan.folder);
  for (const { path, after } of plan.changes) theme.write(path, after);
  const notes = themeFiles(plan.folder, 'assets')
    .filter((path) => path.endsWith('.scss'))
    .flatMap((path) => styleRenamed(theme, path, renamed));
  return { ...plan, changes: theme.changes(), notes: [...plan.notes, ...notes] };
}

function styleRenamed(theme: ThemeText, path: string, renamed: readonly Renamed[]): string[] {
  const notes: string[] = [];
  const additions = (written: WrittenSelector) => {
    const lost = renamed.filter((one) => isLost(written, one));
    const added = lost.map(
      (one) => [one, candidates(written.selector, one).find((now) => matches(written.wholes(now), one.after))] as const,
    );
    const [open] = added.flatMap(([one, selector]) => (selector === undefined ? [one] : []));
    if (open)
      notes.push(
        `${path}:${written.line}: "${written.selector}" no longer matches <${open.before.tagName} class="${classOf(open.before)}">, which is <${open.after.tagName}> now: add a selector for it`,
      );
    return [...new Set(added.flatMap(([, selector]) => selector ?? []))];
  };
  try {
    const text = theme.read(path) ?? '';
    const after = addSelectors(text, additions);
    if (after !== text) theme.write(path, after);
  } catch {
    // The states have reported a sheet that can't be read.
  }
  return notes;
}

/** A selector by a state or of a preprocessor says nothing about an element at rest. */
const unreadable = /[#@]\{|[%@]|\.is-/;
const named = (name: string) => new RegExp(`(?<![\\w.#:[(-])${name}(?![\\w-])`, 'g');

/** Whether the block's styles are for the element, or for what is in it, by its old name only. */
const isLost = ({ selector, known, wholes }: WrittenSelector, { before, after }: Renamed): boolean =>
  named(before.tagName).test(selector) &&
  !unreadable.test(selector) &&
  matches(wholes(selector), before) &&
  !matches(known.flatMap(wholes), after);

/** The selector with the new name, and with the new element around it. */
function candidates(selector: string, { before, after }: Renamed): string[] {
  const renamed = selector.replace(named(before.tagName), after.tagName);
  const parent = after.parentNode && 'tagName' in after.parentNode ? after.parentNode.tagName : '';
  return [renamed, selector.replace(new RegExp(`>\\s*${before.tagName}(?![\\w-])`), `> ${parent} > ${after.tagName}`)];
}

/** Pseudo-elements, and states that an element at rest does not have. */
const ofNoElement =
  /::?(?:before|after|placeholder|selection|first-l\w+|hover|focus|focus-\w+|active|visited|link)(?![\w-])/g;

/** Whether one of the selectors matches the element, or something in it. A bare name belongs to all elements of this name. */
const matches = (selectors: readonly string[], element: Element): boolean =>
  selectors.some((selector) => {
    const whole = selector.replace(ofNoElement, '');
    return /[.#]/.test(whole) && matcherOf(whole)([element, ...selectNodes(element, ['*'])]);
  });

const classOf = ({ attrs }: Element): string => attrs.find(({ name }) => name === 'class')?.value.trim() ?? '';

/** One element of each kind: with these names, and these classes around it. */
function renamedElements(rendered: readonly RenderedTwice[]): Renamed[] {
  const kinds = new Map<string, Renamed>();
  const pages = new Map(rendered.map((page) => [page.template, page]));
  for (const { before, after } of pages.values()) {
    if (before === null) continue;
    const now = byClass(after);
    for (const [classes, elements] of byClass(before)) {
      const others = now.get(classes) ?? [];
      if (others.length !== elements.length) continue;
      for (const [index, element] of elements.entries()) {
        const other = others[index];
        if (other && other.tagName !== element.tagName) kinds.set(pathOf(element), { before: element, after: other });
      }
    }
  }
  return [...kinds.values()];
}

/** The elements of a page that have classes, by these. */
function byClass(html: string): Map<string, Element[]> {
  const all = new Map<string, Element[]>();
  for (const element of selectNodes(parse(html), ['body [class]'])) {
    const classes = classOf(element);
    all.set(classes, [...(all.get(classes) ?? []), element]);
  }
  return all;
}

/** The names and classes from the body to an element. */
function pathOf(element: Element): string {
  const { parentNode: parent } = element;
  const own = `${element.tagName}.${classOf(element)}`;
  return parent && 'tagName' in parent ? `${pathOf(parent)} ${own}` : own;
}
