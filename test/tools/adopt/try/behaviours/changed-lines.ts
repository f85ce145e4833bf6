/** The lines that came and went, both in document order. */
export interface ChangedLines {
  readonly appeared: readonly string[];
  readonly gone: readonly string[];
}

/** Compares two lists as multisets: a line that only moved has not changed. */
export function changedLines(before: readonly string[], after: readonly string[]): ChangedLines {
  return { appeared: without(after, before), gone: without(before, after) };
}

/** The lines of the first list that the second one lacks; each line of the second one takes away one. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return count === 0;
  });
}
