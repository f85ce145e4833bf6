import type { Catalogue } from '../catalogue/catalogue';
import type { ProductRecord } from '../catalogue/product-record';

/**
 * Products that contain every word of a query in name, SKU, brand or summary; matches in name and SKU come first. The
 * platform searches from three characters on.
 */
export function searchProducts(catalogue: Catalogue, query: string): ProductRecord[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (query.trim().length < 3) return [];
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const inName = catalogue.products.filter(({ name, sku }) => has(`${name} ${sku}`));
  const elsewhere = catalogue.products.filter((product) => {
    const brand = catalogue.findBrand(product.brandId)?.name ?? '';
    return !inName.includes(product) && has(`${product.name} ${brand} ${product.summary}`);
  });
  return [...inName, ...elsewhere];
}
