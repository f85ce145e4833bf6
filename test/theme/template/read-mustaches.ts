/** A `{{…}}` of a template, with its offsets. */
export interface Mustache {
  readonly kind: 'value' | 'partial' | 'open' | 'else' | 'close' | 'comment';
  readonly start: number;
  readonly end: number;
}

const comment = /\{\{~?!--[\s\S]*?--~?\}\}|\{\{~?![\s\S]*?\}\}/y;
// Strings and segments in brackets may contain braces.
const expression =
  /\{\{\{(?:"(?:\\"|[^"])*"|'(?:\\'|[^'])*'|\[[^\]]*\]|[^}"'[]|\}(?!\}\}))*\}\}\}|\{\{(?:"(?:\\"|[^"])*"|'(?:\\'|[^'])*'|\[[^\]]*\]|[^}"'[]|\}(?!\}))*\}\}/y;

/** Finds every mustache of a valid template, in the order of the text. */
export function readMustaches(text: string): Mustache[] {
  const found: Mustache[] = [];
  for (let at = text.indexOf('{{'); at >= 0; ) {
    const isEscaped = text[at - 1] === '\\' && text[at - 2] !== '\\';
    const end = isEscaped ? at + 2 : endOf(text, at);
    if (!isEscaped) found.push({ kind: kindOf(text.slice(at, end)), start: at, end });
    at = text.indexOf('{{', end);
  }
  return found;
}

function endOf(text: string, at: number): number {
  if (text.startsWith('{{{{', at)) {
    // The content of a raw block is text.
    const close = text.indexOf('{{{{/', at);
    return close < 0 ? text.length : text.indexOf('}}}}', close) + 4;
  }
  for (const pattern of [comment, expression]) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return pattern.lastIndex;
  }
  return at + 2;
}

function kindOf(mustache: string): Mustache['kind'] {
  const inside = mustache.replace(/^\{\{\{?~?/, '');
  if (inside.startsWith('!')) return 'comment';
  if (inside.startsWith('#')) return 'open';
  if (inside.startsWith('/')) return 'close';
  if (inside.startsWith('>')) return 'partial';
  if (/^\^\s*~?\}/.test(inside) || /^\s*else\b/.test(inside)) return 'else';
  return inside.startsWith('^') ? 'open' : 'value';
}
