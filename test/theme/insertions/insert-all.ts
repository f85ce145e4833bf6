/** A text to insert into a file, at an offset of the original text. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
  /** The author's text at that offset, which the inserted text replaces; absent: nothing is removed. */
  readonly replaces?: string;
}

/**
 * Makes all edits; those at the same offset keep their order.
 *
 * @throws Error when an edit is outside of the text or overlaps another, or the result without the edits is not exactly
 *   the original text
 */
export function insertAll(text: string, insertions: readonly Insertion[]): string {
  const inOrder = [...insertions].sort((a, b) => a.at - b.at);
  let out = '';
  let from = 0;
  for (const { at, text: piece, replaces = '' } of inOrder) {
    if (at < from || !text.startsWith(replaces, at)) throw new Error(`an edit is not where it should be: ${piece}`);
    out += text.slice(from, at) + piece;
    from = at + replaces.length;
  }
  out += text.slice(from);
  if (takeOut(out, inOrder) !== text) throw new Error('the edits are more than insertions');
  return out;
}

/** Reverts the edits; their offsets are those of the original text. */
function takeOut(text: string, inOrder: readonly Insertion[]): string {
  let shift = 0;
  let from = 0;
  let rest = '';
  for (const { at, text: piece, replaces = '' } of inOrder) {
    rest += text.slice(from, at + shift) + replaces;
    shift += piece.length - replaces.length;
    from = at + shift + replaces.length;
    if (text.slice(from - piece.length, from) !== piece) throw new Error(`an edit is not where it should be: ${piece}`);
  }
  return rest + text.slice(from);
}
