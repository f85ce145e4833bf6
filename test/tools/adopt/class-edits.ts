import { escapeRegExp } from '../../theme/escape-reg-exp';
import type { Insertion } from '../../theme/insertions/insert-all';
import type { Markup, MarkupElement } from '../../theme/read-markup';

/** The value of a `class`, with the mustaches in it. */
const value = /(?<=[\s}]class\s*=\s*(["']))(?:\{\{.*?\}\}|(?!\1).)*/s;

/** Removes a class from an opening tag, with a condition around it alone. A `class` without another class goes as a whole. */
export function classEdits(name: string, { start, openEnd }: MarkupElement, { text }: Markup): Insertion[] {
  const found = value.exec(text.slice(start, openEnd));
  const escaped = escapeRegExp(name);
  const piece =
    found &&
    new RegExp(
      `\\s*(?:\\{\\{#(\\w+)[^{}]*\\}\\}\\s*${escaped}\\s*\\{\\{/\\1\\}\\}|(?<![\\w-])${escaped}(?![\\w-]))`,
    ).exec(found[0]);
  if (!piece) return [];
  const at = start + found.index + piece.index;
  if (piece[0].trim() !== found[0].trim()) return [{ at, text: '', replaces: piece[0] }];
  const whole = /\s*class\s*=\s*["']$/.exec(text.slice(start, start + found.index))?.[0] ?? '';
  const begin = start + found.index - whole.length;
  return [withCondition(text, begin, start + found.index + found[0].length + 1)];
}

/** The edit that removes a text, with the condition around it if the condition contains nothing else. */
export function withCondition(text: string, start: number, end: number): Insertion {
  const [opening, name] = /\s*\{\{#(\w+)[^{}]*\}\}\s*$/.exec(text.slice(0, start)) ?? [];
  const closing = new RegExp(`^\\s*\\{\\{/${name}\\}\\}`).exec(text.slice(end))?.[0];
  const isAlone = opening !== undefined && closing !== undefined;
  const begin = isAlone ? start - opening.length : start;
  return { at: begin, text: '', replaces: text.slice(begin, isAlone ? end + closing.length : end) };
}
