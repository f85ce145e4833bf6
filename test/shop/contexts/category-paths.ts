import type { Catalogue } from '../catalogue/catalogue';
import type { ProductRecord } from '../catalogue/product-record';

/** A product's categories as paths of names: `Lighting/Desk lamps`. */
export const categoryPaths = (catalogue: Catalogue, product: ProductRecord): string[] =>
  product.categoryIds.map((id) =>
    categoryTrail(catalogue, id)
      .map(({ name }) => name)
      .join('/'),
  );

/** A category's ancestors and itself, from the top. */
export function categoryTrail(catalogue: Catalogue, id: number): { id: number; name: string; url: string }[] {
  const category = catalogue.findCategory(id);
  if (!category) return [];
  const { name, slug, parentId } = category;
  return [...categoryTrail(catalogue, parentId), { id, name, url: `/${slug}/` }];
}
