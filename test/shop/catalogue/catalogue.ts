import { brands, type BrandRecord } from './brands';
import { categories, type CategoryRecord } from './categories';
import type { ProductRecord } from './product-record';
import { products } from './products';

/** Everything the shop sells; read only, stock is kept elsewhere. */
export interface Catalogue {
  products: readonly ProductRecord[];
  categories: readonly CategoryRecord[];
  brands: readonly BrandRecord[];
  findProduct(id: number): ProductRecord | undefined;
  findCategory(id: number): CategoryRecord | undefined;
  findBrand(id: number | null): BrandRecord | undefined;
  /** A category's products, those of its sub-categories included. */
  productsIn(categoryId: number): ProductRecord[];
}

/**
 * A catalogue over the given products; the shop's own when left out.
 *
 * @throws Error when two products share an id or an address
 */
export function makeCatalogue(stocked: readonly ProductRecord[] = products): Catalogue {
  const byId = new Map(stocked.map((product) => [product.id, product]));
  const slugs = new Set(stocked.map(({ slug }) => slug));
  if (byId.size < stocked.length || slugs.size < stocked.length) throw new Error('two products share an id or a slug');
  return {
    products: stocked,
    categories,
    brands,
    findProduct: (id) => byId.get(id),
    findCategory: (id) => categories.find((category) => category.id === id),
    findBrand: (id) => brands.find((brand) => brand.id === id),
    productsIn: (categoryId) => {
      const below = categories.filter(({ parentId }) => parentId === categoryId).map(({ id }) => id);
      return stocked.filter(({ categoryIds }) => categoryIds.some((id) => id === categoryId || below.includes(id)));
    },
  };
}
