import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, type ValueNode } from 'graphql';

/** The values of a query's variables. */
export type Variables = Readonly<Record<string, unknown>> | null | undefined;

/** The assumed length of a list without `first` or `last`. */
const usual = 10;

/**
 * The cost of a query: one for each field; the fields of a list count once for each item. The platform's formula is
 * unpublished; the order of magnitude is enough.
 */
export function complexityOf(document: DocumentNode, variables: Variables): number {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const ofSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1 + timesOf(selection, variables) * ofSet(selection.selectionSet);
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + ofSet(selection.selectionSet);
      return sum + ofSet(fragments.get(selection.name.value));
    }, 0);
  return document.definitions.reduce(
    (sum, one) => sum + (one.kind === Kind.OPERATION_DEFINITION ? ofSet(one.selectionSet) : 0),
    0,
  );
}

function timesOf({ arguments: given = [], selectionSet }: FieldNode, variables: Variables): number {
  const isList = selectionSet?.selections.some((one) => one.kind === Kind.FIELD && one.name.value === 'edges');
  if (!isList) return 1;
  const size = given.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  return numberOf(size, variables) ?? usual;
}

function numberOf(value: ValueNode | undefined, variables: Variables): number | null {
  if (value?.kind === Kind.INT) return Number(value.value);
  const given = value?.kind === Kind.VARIABLE ? variables?.[value.name.value] : undefined;
  return typeof given === 'number' ? given : null;
}
