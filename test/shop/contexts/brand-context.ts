import type { ProductRecord } from '../catalogue/product-record';
import type { Visit } from '../sessions/visit';

/** The context of a product's brand; null without one. */
export function brandContext({ world }: Visit, { brandId }: ProductRecord): { name: string; url: string } | null {
  const brand = world.catalogue.findBrand(brandId);
  return brand ? { name: brand.name, url: `/${brand.slug}/` } : null;
}
