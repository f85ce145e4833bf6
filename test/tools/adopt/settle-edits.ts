import { type Insertion, insertAll } from '../../theme/insertions/insert-all';

/** An edit of a rule. */
export interface RuleEdit extends Insertion {
  /** The rule and the place in the author's text, the same in every run. */
  readonly key: string;
  readonly unit?: string;
  /** The text that the edit removes moves to this offset, with the other edits in it. */
  readonly movesTo?: number;
}

/**
 * The edits of a template in an order in which they can be made: without those of units that have to leave a place to the
 * author, without those in deleted elements, and with the moved elements as insertions.
 *
 * @param left the units with a place that is left to the author
 */
export function settleEdits(edits: readonly RuleEdit[], left: ReadonlySet<string>): RuleEdit[] {
  const wanted = edits.filter(
    (edit, index) => (edit.unit === undefined || !left.has(edit.unit)) && !edits.slice(0, index).some(isSameOf(edit)),
  );
  const moves = wanted.filter(({ movesTo }) => movesTo !== undefined);
  const deleted = wanted.filter(
    ({ movesTo, text, replaces }) => movesTo === undefined && !text && /^\s*</.test(replaces ?? ''),
  );
  const outside = wanted.filter((edit) => ![...moves, ...deleted].some((whole) => isInside(edit, whole)));
  return outside.flatMap((edit) => {
    const { at, replaces = '', movesTo, key } = edit;
    if (movesTo === undefined) return [edit];
    const inner = wanted.filter((one) => isInside(one, edit)).map((one) => ({ ...one, at: one.at - at }));
    return [
      { at, text: '', replaces, key },
      { at: movesTo, text: insertAll(replaces, inner), key },
    ];
  });
}

/** Whether two rules take the same text away. */
const isSameOf =
  ({ at, text, replaces }: RuleEdit) =>
  (other: RuleEdit): boolean =>
    Boolean(replaces) && !text && !other.text && at === other.at && replaces === other.replaces;

/** Whether an edit is in the text that another one removes as a whole. An insertion before it or behind it is not. */
const isInside = (edit: RuleEdit, whole: RuleEdit): boolean =>
  edit !== whole && edit.at > whole.at && edit.at < whole.at + (whole.replaces?.length ?? 0);
