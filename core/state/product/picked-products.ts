import type { PickableProduct, ProductAttributes } from './product-attributes';

/** A product that was chosen in a pick list. Its stock goes down by one with each sold piece of the product that has the list. */
export interface PickedProduct {
  /** The id of its option value. */
  readonly valueId: string;
  readonly stock: PickableProduct;
}

/**
 * Returns the picked products whose stock goes down by a sale: the product is for sale (`purchasable`), its stock is tracked
 * (`is_stock_tracked`), and each sale reduces its stock (`auto_adjust_inventory_flag`). If one of the first two fields is missing,
 * it counts as true; the third must be true. The rules and the names of the fields are those of Cornerstone:
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

/**
 * The name of a value of a pick list: its `data-value-name`, else the name of its option.
 *
 * @param product the element of the product's scope, which contains the pick list
 */
export function pickedName(product: Element, valueId: string): string {
  const values = [...product.querySelectorAll<HTMLElement>('[data-product-attribute-value]')];
  const value = values.find(({ dataset }) => dataset.productAttributeValue === valueId);
  return value?.dataset.valueName || value?.closest<HTMLElement>('[data-option-name]')?.dataset.optionName || '';
}
