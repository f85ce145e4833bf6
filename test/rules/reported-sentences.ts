import { sourceFiles } from '../support/build/source-files';

/** A sentence that the bundle reports, with `…` for its variable parts. */
export interface ReportedSentence {
  readonly path: string;
  readonly sentence: string;
}

const calls = /\b(?:report|reportFailure|super|new Error(?=\(`Loading chunk))\(/g;

/** Every sentence of a report in the bundle's code. */
export function reportedSentences(): ReportedSentence[] {
  return sourceFiles(['core', 'widgets']).flatMap(({ path, text }) =>
    [...text.matchAll(calls)].flatMap(({ index }) =>
      literals(callAt(text, index)).map((literal) => {
        const isCall = text.startsWith('reportFailure', index);
        return { path, sentence: isCall ? `${literal} failed: …` : literal };
      }),
    ),
  );
}

/** The source of a call from its name to its closing bracket. */
function callAt(text: string, start: number): string {
  let depth = 0;
  for (let at = text.indexOf('(', start); at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

/** The literals in a piece of code that read like a sentence. Computed parts become `…`. */
function literals(code: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < code.length; at++) {
    const quote = code[at];
    if (quote !== '`' && quote !== "'" && quote !== '"') continue;
    let text = '';
    for (at++; at < code.length && code[at] !== quote; at++) {
      if (quote === '`' && code.startsWith('${', at)) {
        at = placeholderEnd(code, at + 2);
        text += '…';
      } else text += code[at];
    }
    if (/\s\S+\s/.test(text)) found.push(text);
  }
  return found;
}

function placeholderEnd(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth++;
    if (code[at] === '}' && --depth === 0) return at;
  }
  return code.length;
}
