/**
 * The shop's response to a choice of options. The platform also renders this data into the page, as
 * `BCData.product_attributes`.
 * Every field may be missing or null, because the fields depend on the shop's settings and on the platform's release.
 * Unknown fields are ignored.
 * Fields: https://developer.bigcommerce.com/docs/storefront/stencil/themes/context/catalog-price-object and
 * the responses of real shops.
 */
export interface ProductAttributes {
  sku?: string | null;
  upc?: string | null;
  mpn?: string | null;
  gtin?: string | null;
  weight?: Weight | null;
  /** Whether no option is chosen yet. */
  base?: boolean | null;
  /** The picture of the chosen variant; null when it has none. */
  image?: ProductImage | null;
  price?: ProductPrice | null;
  call_for_price_message?: string | null;
  /**
   * `hide_option` hides the option values that are out of stock, and `label_option` marks them. Any other text leaves
   * them unchanged.
   */
  out_of_stock_behavior?: string | null;
  out_of_stock_message?: string | null;
  available_modifier_values?: number[] | null;
  available_variant_values?: number[] | null;
  /** The ids of the option values that can be bought, including modifiers. */
  in_stock_attributes?: number[] | null;
  /** Option values that a rule of the merchant disables. */
  disabled_option_values?: { value_id?: number | null }[] | null;
  /** Option id → value id. PHP renders an empty object as an empty list. */
  selected_attributes?: Record<string, number> | [] | null;
  /** Null when the stock is not tracked or not shown. */
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
  /** The chosen values of pick lists (options whose values are products); only for products that have pick lists. */
  selected_picklist_options?: PickedOption[] | null;
  /** The stock of each product that a pick list offers. */
  picklist_products_details?: PickableProduct[] | null;
}

/** A chosen value of a pick list. */
export interface PickedOption {
  attribute_value_id?: number | null;
  product_id?: number | null;
  /** Whether each sale also reduces the stock of the picked product. */
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

/** An amount of money. `formatted` is the text for the shopper; `value` is for calculations only. */
export interface Money {
  formatted?: string | null;
  value?: number | null;
  /** ISO 4217 code, e.g. `GBP`. */
  currency?: string | null;
}

/**
 * Each price is present only when it applies. The tax settings of the shop decide whether prices are with tax, without
 * tax, or both.
 */
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
  /** A URL with the placeholder `{:size}` for the size, e.g. `500x659` or `80w`. */
  data?: string | null;
  alt?: string | null;
}

export interface BulkDiscountRate {
  min?: number | null;
  /** 0 means that there is no maximum. */
  max?: number | null;
  /** `percent` and `price` are subtracted from the price; `fixed` is the new price of one piece. */
  type?: string | null;
  discount?: Money | null;
}
