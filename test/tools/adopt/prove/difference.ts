import { diffArrays } from 'diff';

/** The first difference of two pages, as lines with their context; null for equal pages. */
export function difference(before: readonly string[], after: readonly string[]): string | null {
  if (before.length === after.length && before.every((line, index) => line === after[index])) return null;
  const parts = diffArrays([...before], [...after]);
  const at = parts.findIndex(({ added, removed }) => added || removed);
  const around = parts[at - 1]?.value.slice(-2) ?? [];
  const told = parts
    .slice(at, at + 2)
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) => value.slice(0, 4).map((line) => `${added ? '+' : '-'} ${shorten(line)}`));
  return [...around.map((line) => `  ${shorten(line)}`), ...told].join('\n    ');
}

const shorten = (line: string): string => (line.length > 200 ? `${line.trim().slice(0, 200)}…` : line.trim());
