import type { Markup, MarkupElement } from '../../theme/read-markup';
import type { ElementRule } from './rule';

/** What the texts `before` and `after` of a rule enclose. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A rule's elements, each with what its texts enclose. An element that is in the range of another one is left out. */
export function rangesOf(
  { around, joins }: ElementRule,
  elements: readonly MarkupElement[],
  { text }: Markup,
): { element: MarkupElement; range: Range }[] {
  const ranges: { element: MarkupElement; range: Range }[] = [];
  for (const element of elements) {
    const before = ranges.at(-1);
    const block = around && blockAround(text, element.start, around);
    if (before && block && before.range.start === block.start) continue;
    if (before && joins && isBlank(text.slice(before.range.end, element.start))) {
      ranges[ranges.length - 1] = { ...before, range: { start: before.range.start, end: element.end } };
    } else ranges.push({ element, range: block ?? { start: element.start, end: element.end } });
  }
  return ranges;
}

/** White space and comments. */
const isBlank = (text: string): boolean => text.replace(/\{\{!--.*?--\}\}/gs, '').trim() === '';

/** The innermost block of a helper around an offset, with its tags. */
function blockAround(text: string, at: number, helper: string): Range | undefined {
  const tag = new RegExp(`\\{\\{~?(#|/)${helper}\\b[^{}]*\\}\\}`, 'g');
  const open: number[] = [];
  for (const { 0: written, 1: sign, index } of text.matchAll(tag)) {
    if (sign === '#') {
      open.push(index);
      continue;
    }
    const start = open.pop();
    const end = index + written.length;
    if (start !== undefined && start < at && at < end) return { start, end };
  }
  return undefined;
}
