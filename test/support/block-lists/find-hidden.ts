import { selectOne } from 'css-select';
import { parseDocument } from 'htmlparser2';
import { fetchBlockLists } from './fetch-block-lists';

/** A rule, and what a page must have for a match: all of these texts, in its HTML in lower case. */
interface Rule {
  readonly selector: string;
  readonly needs: readonly string[];
}

/** What such a rule hides is not a name of ours but every link to a service: the shopper's own wish. */
const isOfService = (selector: string): boolean => /^a\[href[\^*]?="https?:\/\//.test(selector);

let known: readonly Rule[] | undefined;
const rules = (): readonly Rule[] =>
  (known ??= fetchBlockLists()
    .hiding.filter((selector) => !isOfService(selector))
    .map((selector) => ({ selector, needs: needsOf(selector) })));

/** The names and values in a selector. A selector with alternatives needs none of them for certain. */
function needsOf(selector: string): string[] {
  const positive = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  const quoted = [...positive.matchAll(/="((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) => value);
  const plain = positive.replace(/"(?:[^"\\]|\\.)*"/g, '');
  if (/,|:is\(|:where\(|:has\(/.test(plain)) return [];
  const names = [...plain.matchAll(/[.#]([\w-]+)/g)].map(([, name = '']) => name);
  return [...quoted, ...names].filter((text) => !text.includes('\\')).map((text) => text.toLowerCase());
}

/**
 * The generic rules of content blockers that hide an element of a page by its names or attributes. Rules for links to a social
 * network are left out, and those whose selectors only blockers know (`:has-text()`).
 */
export function findHidden(html: string): string[] {
  const text = html.toLowerCase().replaceAll('&amp;', '&');
  const candidates = rules().filter(({ needs }) => needs.every((need) => text.includes(need)));
  const document = parseDocument(html);
  return candidates.flatMap(({ selector }) => {
    try {
      return selectOne(selector, document) ? [selector] : [];
    } catch {
      return [];
    }
  });
}
