import type { Visit } from '../sessions/visit';

/**
 * A category in the tree of the advanced search. A `closed` one has children, which `GET /remote/v1/category-tree`
 * returns. The keys are those that BigCommerce's reference theme reads.
 */
export interface CategoryNode {
  data: string;
  metadata: { id: number };
  selected: boolean;
  state?: 'open' | 'closed';
  children?: CategoryNode[];
}

/**
 * The child categories of one category (0 is the top). Ancestors of a selected category are open and include their
 * children.
 */
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
