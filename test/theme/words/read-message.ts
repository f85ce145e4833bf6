/** A parsed text of a language file. */
export interface Message {
  /** The placeholders with their braces or brackets: `{name}`, `[quantity]`. */
  readonly places: ReadonlySet<string>;
  /** The number that chooses between sentences. */
  readonly plural?: { readonly argument: string; readonly cases: ReadonlyMap<string, string> };
  /** Every possible sentence of the text, with its placeholders. */
  readonly sentences: readonly string[];
}

const plural = /\{\s*(\w+)\s*,\s*plural\s*,/;

/**
 * Parses a text. It supports the messageformat syntax of the theme's words: placeholders, and one plural.
 *
 * @throws Error when a brace is not closed
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

/** Whether a word in braces is a plural case's sentence, `one{Paket}`, not a placeholder. */
const isCase = (text: string, word: string): boolean =>
  new RegExp(`(?:=\\d+|zero|one|two|few|many|other)\\s*\\{${word}\\}`).test(text);

/** The position of the brace that closes the one opened before `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a brace is not closed: ${text}`);
}
