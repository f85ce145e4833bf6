import type { ProductAttributes } from './product-attributes';

/**
 * Whether the chosen product can be bought: it must be for sale, and in stock or open for backorder. Null without attributes:
 * then the server's markup decides. The rule is Cornerstone's:
 * https://github.com/bigcommerce/cornerstone/blob/master/assets/js/theme/common/product-details-base.js
 */
export function canBeBought(attributes: ProductAttributes | null): boolean | null {
  if (!attributes) return null;
  const { purchasable, instock, available_to_sell: toSell, unlimited_backorder: isUnlimited } = attributes;
  return purchasable === true && (instock === true || isUnlimited === true || (toSell ?? 0) > 0);
}
