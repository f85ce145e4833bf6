declare global {
  interface Window {
    /**
     * The data that the platform prints into a page: `var BCData = {"csrf_token":…,"product_attributes":…}`.
     * Its script may run after the widgets, so the data is read when it is needed. Cached pages may have no such data.
     */
    BCData?: { csrf_token?: unknown; product_attributes?: unknown } | undefined;
  }
}

/**
 * The attributes of the page's own product, which the platform prints on product pages; `null` on other pages.
 * Their type is `ProductAttributes` of core/api/product-attributes.
 */
export function printedProductAttributes(): object | null {
  const attributes = window.BCData?.product_attributes;
  // PHP prints an empty list where an object has no entries.
  const isObject = typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes);
  return isObject && Object.keys(attributes).length > 0 ? attributes : null;
}
