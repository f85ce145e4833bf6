/** A text of a language file, taken apart. */
export interface Message {
  /** The names in `{braces}` and `[brackets]`, with them: `{name}`, `[quantity]`. */
  readonly places: ReadonlySet<string>;
  /** What chooses between sentences, by number. */
  readonly plural?: { readonly argument: string; readonly cases: ReadonlyMap<string, string> };
  /** Every sentence that the text can become, places and all. */
  readonly sentences: readonly string[];
}

const plural = /\{\s*(\w+)\s*,\s*plural\s*,/;

/**
 * Takes a text apart. It knows what the theme's words use of messageformat: places, and one plural.
 *
 * @throws Error where a brace is not closed
 */
export function readMessage(text: string): Message {
  const places = new Set(
    [...text.matchAll(/\{\s*(\w+)\s*(?=[,}])|\[(\w+)\]/g)].flatMap(([, brace, bracket]) =>
      brace === undefined ? `[${bracket}]` : isCase(text, brace) ? [] : `{${brace}}`,
    ),
  );
  const found = plural.exec(text);
  if (!found) return { places, sentences: [text] };
  const cases = new Map<string, string>();
  let at = found.index + found[0].length;
  for (;;) {
    const next = /^\s*(=\d+|\w+)\s*\{/.exec(text.slice(at));
    if (!next) break;
    const end = closing(text, at + next[0].length);
    cases.set(next[1] ?? '', text.slice(at + next[0].length, end));
    at = end + 1;
  }
  const before = text.slice(0, found.index);
  const after = text.slice(closing(text, at) + 1);
  const sentences = [...cases.values()].map((one) => before + one + after);
  return { places, plural: { argument: found[1] ?? '', cases }, sentences };
}

/** A sentence of one word in a plural's braces, `one{Paket}`, is no place. */
const isCase = (text: string, word: string): boolean =>
  new RegExp(`(?:=\\d+|zero|one|two|few|many|other)\\s*\\{${word}\\}`).test(text);

/** Where the brace is closed that was opened before a place. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace is not closed: ${text}`);
}
