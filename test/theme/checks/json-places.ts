/** The positions of a JSON text's keys: `cart.title` → offset of its quotes. The key of a list item is its index. */
export interface JsonPlaces {
  readonly keys: ReadonlyMap<string, number>;
  /** Keys that occur twice in one object: JSON uses the last. */
  readonly repeated: readonly { readonly key: string; readonly at: number }[];
}

const token = /"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

interface Level {
  readonly path: string;
  readonly isList: boolean;
  index: number;
  key: string;
}

/** Finds the positions in a valid JSON text. */
export function jsonPlaces(json: string): JsonPlaces {
  const keys = new Map<string, number>();
  const repeated: { key: string; at: number }[] = [];
  const levels: Level[] = [];
  let text: { value: string; at: number } | undefined;
  const path = () => {
    const level = levels.at(-1);
    if (!level) return '';
    const step = level.isList ? String(level.index) : level.key;
    return level.path === '' ? step : `${level.path}.${step}`;
  };
  for (const { 0: found, index: at } of json.matchAll(token)) {
    if (found === '{' || found === '[') {
      if (levels.at(-1)?.isList) keys.set(path(), at);
      levels.push({ path: path(), isList: found === '[', index: 0, key: '' });
    } else if (found === '}' || found === ']') levels.pop();
    else if (found === ',' && levels.at(-1)?.isList) levels.at(-1)!.index++;
    else if (found === ':' && text) {
      levels.at(-1)!.key = JSON.parse(text.value) as string;
      if (keys.has(path())) repeated.push({ key: path(), at: text.at });
      keys.set(path(), text.at);
    }
    text = found.startsWith('"') ? { value: found, at } : undefined;
  }
  return { keys, repeated };
}

/** The line and column of an offset, counted from 1. */
export function placeIn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
