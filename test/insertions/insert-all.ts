/** Text that goes into a file at an offset of the text as it was. Nothing of the author's is ever taken out or moved. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * The text with all insertions, those at the same place in their order.
 *
 * @throws Error where the result is not the old text and the insertions, byte by byte
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

/** The text without its insertions, whose offsets are those of the text before them. */
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
