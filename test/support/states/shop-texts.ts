import { escapeRegExp } from '../../theme/escape-reg-exp';

/** The shop's own texts: names, prices, sentences, and merchants' texts. */
export interface ShopTexts {
  /** Records all texts in the shop's data. */
  record(data: unknown): void;
  forget(): void;
  /** The rest of a text without the bracketed words of the language and without the shop's texts. */
  remainderOf(text: string): string;
}

const hasWord = /\p{L}{2}/u;

export function makeShopTexts(): ShopTexts {
  const texts = new Set<string>();

  const note = (text: string) => {
    const plain = tidy(text);
    if (hasWord.test(plain)) texts.add(plain);
  };
  const record = (data: unknown): void => {
    if (typeof data === 'string') textsOf(data).forEach(note);
    else if (typeof data === 'object' && data !== null) Object.values(data).forEach(record);
  };

  return {
    record,
    forget: () => texts.clear(),
    remainderOf: (text) => {
      const own = tidy(withoutBrackets(text));
      if (!hasWord.test(own) || texts.has(own)) return '';
      const said = [...texts].filter((one) => own.includes(one)).sort((one, other) => other.length - one.length);
      const left = said.reduce((rest, one) => withoutWords(rest, one), own);
      return hasWord.test(left) ? tidy(left) : '';
    },
  };
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function withoutBrackets(text: string): string {
  const shorter = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return shorter === text ? text : withoutBrackets(shorter);
}

/** Removes words, but not parts of a longer word. */
function withoutWords(text: string, words: string): string {
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(words)}(?![\\p{L}\\p{N}])`, 'gu'), ' ');
}

/** The text itself; for HTML also the texts between tags, and the strings in the data of scripts. */
function textsOf(text: string): string[] {
  // Templates render line breaks as separate lines.
  if (!/[<&]/.test(text)) return [text, ...text.split('\n')];
  const quoted = text.includes('<script') ? [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([one]) => unquote(one)) : [];
  return [text, ...text.split(/<[^>]*>/).map(withoutEntities), ...quoted.flatMap(textsOf)];
}

const unquote = (text: string): string => {
  try {
    return String(JSON.parse(text));
  } catch {
    return '';
  }
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
};
const withoutEntities = (text: string): string =>
  text
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(parseInt(code, hex ? 16 : 10)),
    );
