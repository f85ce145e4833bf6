/**
 * The response to a choice of options, also in the page as `BCData.product_attributes`. Any field may be missing or
 * null: https://developer.bigcommerce.com/docs/storefront/stencil/themes/context/catalog-price-object
 */
export interface ProductAttributes {
  sku?: string | null;
  upc?: string | null;
  mpn?: string | null;
  gtin?: string | null;
  weight?: Weight | null;
  /** No option is chosen yet. */
  base?: boolean | null;
  /** Of the chosen variant. */
  image?: ProductImage | null;
  price?: ProductPrice | null;
  call_for_price_message?: string | null;
  /** `hide_option` hides out-of-stock values, `label_option` marks them. */
  out_of_stock_behavior?: string | null;
  out_of_stock_message?: string | null;
  available_modifier_values?: number[] | null;
  available_variant_values?: number[] | null;
  /** Ids of the option values that can be bought, with modifiers. */
  in_stock_attributes?: number[] | null;
  /** Disabled by a rule of the merchant. */
  disabled_option_values?: { value_id?: number | null }[] | null;
  /** Option id → value id. PHP renders `{}` as `[]`. */
  selected_attributes?: Record<string, number> | [] | null;
  /** Null when not tracked or not shown. */
  stock?: number | null;
  instock?: boolean | null;
  purchasable?: boolean | null;
  stock_message?: string | null;
  purchasing_message?: string | null;
  variantId?: number | null;
  v3_variant_id?: number | null;
  bulk_discount_rates?: BulkDiscountRate[] | null;
  available_to_sell?: number | null;
  available_on_hand?: number | null;
  available_for_backorder?: number | null;
  unlimited_backorder?: boolean | null;
  show_backorder_availability_prompt?: boolean | null;
  backorder_availability_prompt?: string | null;
  backorder_message_id?: number | null;
  /** Chosen values of pick lists (options whose values are products). */
  selected_picklist_options?: PickedOption[] | null;
  picklist_products_details?: PickableProduct[] | null;
}

export interface PickedOption {
  attribute_value_id?: number | null;
  product_id?: number | null;
  /** A sale also reduces the picked product's stock. */
  auto_adjust_inventory_flag?: boolean | null;
}

/** The stock of a product that a pick list offers. */
export interface PickableProduct {
  product_id?: number | null;
  is_stock_tracked?: boolean | null;
  purchasable?: boolean | null;
  available_to_sell?: number | null;
  available_on_hand?: number | null;
  available_for_backorder?: number | null;
  unlimited_backorder?: boolean | null;
  backorder_message_id?: number | null;
}

/** `formatted` is for the shopper, `value` for calculations only. */
export interface Money {
  formatted?: string | null;
  value?: number | null;
  /** ISO 4217, e.g. `GBP`. */
  currency?: string | null;
}

/** Present when they apply; the shop's tax settings decide between with and without tax. */
export interface ProductPrice {
  with_tax?: Money | null;
  without_tax?: Money | null;
  tax_label?: string | null;
  sale_price_with_tax?: Money | null;
  sale_price_without_tax?: Money | null;
  non_sale_price_with_tax?: Money | null;
  non_sale_price_without_tax?: Money | null;
  rrp_with_tax?: Money | null;
  rrp_without_tax?: Money | null;
  map_price_with_tax?: Money | null;
  map_price_without_tax?: Money | null;
  saved?: Money | null;
  price_range?: PriceRange | null;
  retail_price_range?: PriceRange | null;
}

export interface PriceRange {
  min?: RangeEnd | null;
  max?: RangeEnd | null;
}

export interface RangeEnd {
  with_tax?: Money | null;
  without_tax?: Money | null;
  tax_label?: string | null;
}

export interface Weight {
  formatted?: string | null;
  value?: number | null;
}

export interface ProductImage {
  /** A URL with the placeholder `{:size}`, e.g. `500x659` or `80w`. */
  data?: string | null;
  alt?: string | null;
}

export interface BulkDiscountRate {
  min?: number | null;
  /** 0: no maximum. */
  max?: number | null;
  /** `percent` and `price` are subtracted; `fixed` is the new price of one item. */
  type?: string | null;
  discount?: Money | null;
}
