import { type BrandRecord, brands } from './brands';
import { type CategoryRecord, categories } from './categories';
import type { ProductRecord } from './product-record';
import { products } from './products';

/** The shop's products, categories and brands. Read only; stock is stored elsewhere. */
export interface Catalogue {
  products: readonly ProductRecord[];
  categories: readonly CategoryRecord[];
  brands: readonly BrandRecord[];
  findProduct(id: number): ProductRecord | undefined;
  findCategory(id: number): CategoryRecord | undefined;
  findBrand(id: number | null): BrandRecord | undefined;
  /** A category's products, including those of its sub-categories. */
  productsIn(categoryId: number): ProductRecord[];
}

/**
 * Makes a catalogue of the given products; by default the shop's own.
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
