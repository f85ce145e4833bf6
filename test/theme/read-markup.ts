import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';
import { blankMustaches, type Call } from './blank-mustaches';

/** An element of a template, with its offsets in the file. */
export interface MarkupElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  /** After the element's name: the place for a new first attribute. */
  readonly afterName: number;
  /** After the `>` of its opening tag. */
  readonly openEnd: number;
  readonly end: number;
  /** Before its closing tag; null when the template has none. */
  readonly closeStart: number | null;
  /** The start of its parent; null at the top of the template. */
  readonly parentStart: number | null;
}

/** A template's elements, found by selectors, and its calls of partials. */
export interface Markup {
  readonly text: string;
  /** The text with a blank for each character of a mustache. */
  readonly html: string;
  readonly calls: readonly Call[];
  find(selector: string): MarkupElement[];
}

/** An element of htmlparser2. */
interface Element {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly startIndex: number | null;
  readonly endIndex: number | null;
  readonly parent: { readonly name?: string; readonly startIndex: number | null } | null;
}

/**
 * Parses a template's own markup. It contains all branches of conditions side by side, and no content of partials.
 *
 * @throws Error with the line when the text is not a valid template
 */
export function readMarkup(text: string): Markup {
  const { html, calls } = blankMustaches(text);
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return {
    text,
    html,
    calls,
    find: (selector) =>
      (selectAll(selector, document) as unknown as Element[]).map((element) => placeOf(element, html)),
  };
}

function placeOf({ name, attribs, startIndex, endIndex, parent }: Element, html: string): MarkupElement {
  const start = startIndex ?? 0;
  const parsedEnd = Math.min((endIndex ?? html.length) + 1, html.length);
  // htmlparser2 lets an end tag with white space, as formatters write it, end before its `>`.
  const isCut = new RegExp(`</${name}\\s*$`, 'i').test(html.slice(start, parsedEnd));
  const end = isCut ? html.indexOf('>', parsedEnd) + 1 || parsedEnd : parsedEnd;
  const openEnd = endOfOpenTag(html, start);
  const closing = html.slice(openEnd, end).toLowerCase().lastIndexOf(`</${name}`);
  const isClosed = closing >= 0 && /^<\/[^<>]*>$/.test(html.slice(openEnd + closing, end));
  return {
    name,
    attributes: attribs,
    start,
    afterName: start + 1 + name.length,
    openEnd,
    end,
    closeStart: isClosed ? openEnd + closing : null,
    parentStart: parent?.name === undefined ? null : parent.startIndex,
  };
}

/** The offset after the `>` that ends a tag; one in a quoted value does not count. */
function endOfOpenTag(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at += 1) {
    const letter = html[at] ?? '';
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '>') return at + 1;
    else if ((letter === '"' || letter === "'") && /=\s*$/.test(html.slice(start, at))) quote = letter;
  }
  return html.length;
}
