import type { PickableProduct, ProductAttributes } from '../../../core/state/product/product-attributes';

/** A product that is picked in a pick list, and goes out of the stock with each sale of the list's own product. */
export interface PickedProduct {
  /** The id of the value that stands for it. */
  readonly valueId: string;
  readonly stock: PickableProduct;
}

/**
 * The picked products whose stock matters: counted, for sale, and lowered by a sale. Names and rules as Cornerstone
 * reads them: https://github.com/bigcommerce/cornerstone/blob/master/assets/js/theme/common/picklist-backorder.js
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
 * What a value of a pick list is called: as the template says with `data-value-name`, else by its option's name.
 *
 * @param product the product's element
 */
export function pickedName(product: Element, valueId: string): string {
  const values = [...product.querySelectorAll<HTMLElement>('[data-product-attribute-value]')];
  const value = values.find(({ dataset }) => dataset.productAttributeValue === valueId);
  return value?.dataset.valueName || value?.closest<HTMLElement>('[data-option-name]')?.dataset.optionName || '';
}
