import type { ProductAttributes } from './product-attributes';

/**
 * Whether the product can be bought as it is chosen: it must be both for sale and in stock. Null while only the
 * server's markup speaks, which then stands.
 */
export function canBeBought(attributes: ProductAttributes | null): boolean | null {
  return attributes && attributes.purchasable === true && attributes.instock === true;
}
