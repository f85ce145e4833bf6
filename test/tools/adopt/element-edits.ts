import type { Insertion } from '../../theme/insertions/insert-all';
import type { Markup, MarkupElement } from '../../theme/read-markup';
import { classEdits, withCondition } from './class-edits';
import type { ElementRule } from './rule';

/** Renames an element: the name in its opening tag, and in its closing tag. */
export function renameEdits(name: string, element: MarkupElement, { text }: Markup): Insertion[] {
  const nameAt = (at: number): Insertion => ({ at, text: name, replaces: text.slice(at, at + element.name.length) });
  return [nameAt(element.start + 1), ...(element.closeStart === null ? [] : [nameAt(element.closeStart + 2)])];
}

/** Removes attributes, and classes (`.is-open`), from an opening tag, with the white space before each. */
export function dropEdits(names: readonly string[], element: MarkupElement, { text, html }: Markup): Insertion[] {
  const attributes = html.slice(element.start, element.openEnd).matchAll(attribute);
  const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
  const ofClasses = classes.flatMap((name) => classEdits(name, element, { text, html } as Markup));
  const ofAttributes = [...attributes].flatMap(({ 0: whole, 1: name = '', index }) => {
    if (!names.includes(name.toLowerCase())) return [];
    const start = element.start + index;
    // Blanked mustaches before the attribute are no white space of the author's.
    const before = /\s*$/.exec(text.slice(element.afterName, start))?.[0].length ?? 0;
    return [withCondition(text, start - before, start + whole.length)];
  });
  return [...ofClasses, ...ofAttributes];
}

/** An attribute of a tag, with its value. */
const attribute = /(?<=\s)([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g;

/** The removal of an element; one on lines of its own goes with the line break before it. */
export function withLineBreak(removal: Required<Insertion>, text: string): Required<Insertion> {
  const { at, replaces } = removal;
  const indent = /\r?\n[ \t]*$/.exec(text.slice(0, at))?.[0];
  const isAlone = indent !== undefined && /^[ \t]*(?:\r?\n|$)/.test(text.slice(at + replaces.length));
  return isAlone ? { at: at - indent.length, text: '', replaces: indent + replaces } : removal;
}

/**
 * The reason why an element can't be renamed, wrapped, moved or deleted; undefined when it can.
 *
 * @param last the sibling to which `until` reaches
 */
export function reasonToLeave(
  rule: ElementRule,
  element: MarkupElement,
  last: MarkupElement | undefined,
  { text, find }: Markup,
): string | undefined {
  if (rule.takes && find(rule.takes).length === 0)
    return `this template has no ${rule.takes}, which moves behind <${element.name}>`;
  if (rule.until && !last) return `<${element.name}> has no sibling ${rule.until} in this template`;
  if (rule.rename && element.closeStart === null && !isVoid(element))
    return `<${element.name}> is closed in another template or branch; rename both tags to <${rule.rename}> by hand`;
  const reach = last
    ? text.slice(element.start, last.end)
    : text.slice(element.openEnd, element.closeStart ?? element.end);
  const isWhole = rule.rename ?? rule.until ?? rule.takes ?? rule.removes;
  return isWhole && isParted(reach)
    ? `a condition begins or ends inside of <${element.name}> only: change it by hand`
    : undefined;
}

/** An element that has no closing tag. */
export const isVoid = ({ name }: MarkupElement): boolean => /^(area|br|hr|img|input|link|meta|source)$/.test(name);

/** Whether a piece of a template contains the begin of a block without its end, the end without the begin, or a branch of a block around it. */
function isParted(piece: string): boolean {
  let depth = 0;
  for (const [, sign] of piece.replace(/\{\{!--.*?--\}\}/gs, '').matchAll(/\{\{~?(#>?|\/|else\b|\^)/g)) {
    if (sign?.startsWith('#')) depth += 1;
    else if (depth === 0) return true;
    else if (sign === '/') depth -= 1;
  }
  return depth !== 0;
}
