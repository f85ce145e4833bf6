import type { Markup, MarkupElement } from '../../theme/read-markup';
import type { Opener } from './rule';

/**
 * Fills in a rule's text: the element's classes, its value and its `data-` attributes, its content, mustaches included, the
 * white space before its line, and the opener's place and words.
 */
export const fillText = (text: string, element: MarkupElement, opener: Opener | undefined, markup: Markup): string =>
  text
    .replaceAll('[indent]', () => indentOf(element, markup))
    .replace(/\[(class|value|data-[\w-]+)\]/g, (_, name: string) => valueOf(name, element, markup))
    .replace('[content]', () => contentOf(element, markup))
    .replace('[opener-place]', () => (opener?.place ? ` ${opener.place}` : ''))
    .replace('[opener]', () => (opener ? openerWords(opener, markup) : ''));

/** The white space before an element that begins its line. */
const indentOf = ({ start }: MarkupElement, { text }: Markup): string =>
  /(?<=^|\n)[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';

const valueOf = (name: string, { start, openEnd }: MarkupElement, { text }: Markup): string =>
  new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(text.slice(start, openEnd))?.[2] ?? '';

const contentOf = ({ openEnd, closeStart }: MarkupElement, { text }: Markup): string =>
  text.slice(openEnd, closeStart ?? openEnd).trim();

function openerWords({ selector, otherwise }: Opener, markup: Markup): string {
  const [found] = markup.find(selector);
  const content = found ? contentOf(found, markup) : '';
  const isPlain = content !== '' && !/<|\{\{[#^/>]/.test(content);
  return isPlain ? content : (/\{\{lang\s+(["'])[\w.-]+\1\s*\}\}/.exec(content)?.[0] ?? otherwise);
}
