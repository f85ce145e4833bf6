import type { Visit } from '../sessions/visit';

/**
 * A category in the tree of the advanced search. One that is `closed` has others below it, which are asked for by
 * `GET /remote/v1/category-tree`. The keys are those that BigCommerce's reference theme reads.
 */
export interface CategoryNode {
  data: string;
  metadata: { id: number };
  selected: boolean;
  state?: 'open' | 'closed';
  children?: CategoryNode[];
}

/** The categories below one (0 is the top). Those that hold a selected one are open, with what they hold. */
export function categoryNodes(visit: Visit, parentId: number, selected: readonly string[]): CategoryNode[] {
  const { categories } = visit.world.catalogue;
  return categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, name }) => {
      const node: CategoryNode = { data: name, metadata: { id }, selected: selected.includes(String(id)) };
      const below = categories.filter((category) => category.parentId === id);
      if (below.length === 0) return node;
      if (!below.some((child) => selected.includes(String(child.id)))) return { ...node, state: 'closed' };
      return { ...node, state: 'open', children: categoryNodes(visit, id, selected) };
    });
}
