/**
 * A language file with one more text. Everything else stays, byte by byte.
 *
 * @param key `cart.preview.title`
 * @returns undefined where the key is there already, or goes through a text
 */
export function insertWords(json: string, key: string, text: string): string | undefined {
  let words: unknown = JSON.parse(json);
  const steps = key.split('.');
  let depth = 0;
  while (depth < steps.length && isObject(words) && Object.hasOwn(words, steps[depth]!)) words = words[steps[depth++]!];
  if (depth === steps.length || !isObject(words)) return undefined;
  const { start, end } = objectAt(json, steps.slice(0, depth));
  const isEmpty = Object.keys(words).length === 0;
  const last = json.slice(0, end).trimEnd().length;
  const indent = indentOf(json);
  const newline = json.includes('\r\n') ? '\r\n' : '\n';
  const around = lineIndent(json, start);
  const value = nested(steps.slice(depth), text, around + indent, indent, newline);
  const after = isEmpty ? `${newline}${around}` : json.slice(last, end);
  return `${json.slice(0, last)}${isEmpty ? '' : ','}${newline}${around}${indent}${value}${after}${json.slice(end)}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nested(
  [step = '', ...rest]: readonly string[],
  text: string,
  around: string,
  indent: string,
  newline: string,
): string {
  if (rest.length === 0) return `${JSON.stringify(step)}: ${JSON.stringify(text)}`;
  const inside = nested(rest, text, around + indent, indent, newline);
  return `${JSON.stringify(step)}: {${newline}${around}${indent}${inside}${newline}${around}}`;
}

/** From the brace of an object to its closing brace. */
function objectAt(json: string, path: readonly string[]): { start: number; end: number } {
  const token = /"(?:\\.|[^"\\])*"|[{}[\],:]/g;
  const trail: string[] = [];
  const open: { start: number; isObject: boolean }[] = [];
  let text = '';
  let start = -1;
  for (const { 0: found, index } of json.matchAll(token)) {
    if (found === ':') trail[open.length - 1] = JSON.parse(text) as string;
    if (found === '{' || found === '[') {
      const isMeant = open.length === path.length && path.every((step, level) => trail[level] === step);
      if (isMeant && found === '{' && start < 0) start = index;
      open.push({ start: index, isObject: found === '{' });
    }
    if (found === '}' || found === ']') {
      const closed = open.pop();
      trail.length = open.length;
      if (closed && closed.start === start) return { start, end: index };
    }
    text = found;
  }
  throw new Error(`no object stands at ${path.join('.')}`);
}

const indentOf = (json: string) => /\n([ \t]+)"/.exec(json)?.[1] ?? '  ';
const lineIndent = (json: string, at: number) =>
  /^[ \t]*/.exec(json.slice(json.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';
