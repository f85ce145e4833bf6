/** A text to insert into a file, at an offset of the original text. The author's text is never removed or moved. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * Inserts all texts; those at the same offset keep their order.
 *
 * @throws Error when the result is not exactly the original text plus the insertions
 */
export function insertAll(text: string, insertions: readonly Insertion[]): string {
  const inOrder = [...insertions].sort((a, b) => a.at - b.at);
  let out = '';
  let from = 0;
  for (const { at, text: piece } of inOrder) {
    out += text.slice(from, at) + piece;
    from = at;
  }
  out += text.slice(from);
  if (takeOut(out, inOrder) !== text) throw new Error('the edits are more than insertions');
  return out;
}

/** Removes the insertions again; their offsets are those of the original text. */
function takeOut(text: string, inOrder: readonly Insertion[]): string {
  let shift = 0;
  let from = 0;
  let rest = '';
  for (const { at, text: piece } of inOrder) {
    rest += text.slice(from, at + shift);
    shift += piece.length;
    from = at + shift;
    if (text.slice(from - piece.length, from) !== piece) throw new Error(`an edit is not where it should be: ${piece}`);
  }
  return rest + text.slice(from);
}
