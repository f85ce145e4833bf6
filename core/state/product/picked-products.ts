import type { PickableProduct, ProductAttributes } from './product-attributes';

/** Chosen in a pick list. Each sold item reduces its stock by one. */
export interface PickedProduct {
  readonly valueId: string;
  readonly stock: PickableProduct;
}

/**
 * The picked products whose stock a sale reduces. The fields, and how a missing one counts, are Cornerstone's:
 * https://github.com/bigcommerce/cornerstone/blob/master/assets/js/theme/common/picklist-backorder.js
 */
export function pickedProducts(attributes: ProductAttributes | null): PickedProduct[] {
  const products = attributes?.picklist_products_details ?? [];
  return (attributes?.selected_picklist_options ?? []).flatMap((picked) => {
    const stock = products.find(({ product_id: id }) => typeof id === 'number' && id === picked.product_id);
    const counts = stock?.is_stock_tracked !== false && stock?.purchasable !== false;
    if (!stock || !counts || picked.auto_adjust_inventory_flag !== true) return [];
    return [{ valueId: String(picked.attribute_value_id ?? ''), stock }];
  });
}

/** The name of a pick list's value, else of its option. */
export function pickedName(product: Element, valueId: string): string {
  const values = [...product.querySelectorAll<HTMLElement>('[data-product-attribute-value]')];
  const value = values.find(({ dataset }) => dataset.productAttributeValue === valueId);
  return value?.dataset.valueName || value?.closest<HTMLElement>('[data-option-name]')?.dataset.optionName || '';
}
