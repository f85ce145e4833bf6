import { GraphQLError } from 'graphql';

/** The arguments of every list. */
export interface PageArguments {
  before?: string | null;
  after?: string | null;
  first?: number | null;
  last?: number | null;
}

/** One page of a list. */
export interface Connection<Node> {
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  edges: { node: Node; cursor: string }[];
  collectionInfo: { totalItems: number };
}

/** The documented maximum of products in one query. */
const most = 50;
/** The maximum of variants that clients of the platform have found: https://github.com/vercel/commerce/pull/655 */
export const mostVariants = 250;
/** Our assumption: the size of a page without `first` and `last`. */
const usual = 10;

/**
 * Returns the page of a list that the arguments ask for. Cursors have the platform's format: `arrayconnection:` and the
 * index, in base64.
 *
 * @param limit the maximum size of a page
 * @throws GraphQLError when the page is too large
 */
export function connect<Item, Node>(
  items: readonly Item[],
  { before, after, first, last }: PageArguments,
  makeNode: (item: Item) => Node,
  limit = most,
): Connection<Node> {
  if (Math.max(first ?? 0, last ?? 0) > limit) {
    throw new GraphQLError(`At most ${limit} items can be asked for at once.`);
  }
  const from = after ? placeOf(after) + 1 : 0;
  const to = before ? placeOf(before) : items.length;
  const size = first ?? last ?? usual;
  const isFromEnd = first === undefined || first === null ? last !== undefined && last !== null : false;
  const start = isFromEnd ? Math.max(from, to - size) : from;
  const end = isFromEnd ? to : Math.min(to, from + size);
  const edges = items.slice(start, end).map((item, index) => ({
    node: makeNode(item),
    cursor: Buffer.from(`arrayconnection:${start + index}`).toString('base64'),
  }));
  return {
    pageInfo: {
      hasNextPage: end < items.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    edges,
    collectionInfo: { totalItems: items.length },
  };
}

const placeOf = (cursor: string): number =>
  Number(Buffer.from(cursor, 'base64').toString().replace('arrayconnection:', ''));
