/**
 * The store's answer to a choice of options, and what the platform prints as `BCData.product_attributes`.
 * Every field may be missing or null: which ones come depends on the store's settings and grows with each
 * release of the platform, so nothing here may be relied upon, and unknown fields are passed over.
 * Fields: https://developer.bigcommerce.com/docs/storefront/stencil/themes/context/catalog-price-object and
 * answers of real stores.
 */
export interface ProductAttributes {
  sku?: string | null;
  upc?: string | null;
  mpn?: string | null;
  gtin?: string | null;
  weight?: Weight | null;
  /** Whether this is the product as such, before any option was chosen. */
  base?: boolean | null;
  /** The chosen variant's own picture; null when it has none. */
  image?: ProductImage | null;
  price?: ProductPrice | null;
  call_for_price_message?: string | null;
  /**
   * `hide_option` and `label_option` act on values that are out of stock; any other text leaves them alone.
   */
  out_of_stock_behavior?: string | null;
  out_of_stock_message?: string | null;
  available_modifier_values?: number[] | null;
  available_variant_values?: number[] | null;
  /** The ids of the option values that can still be bought, modifiers included. */
  in_stock_attributes?: number[] | null;
  /** Option values that a rule of the merchant takes away. */
  disabled_option_values?: { value_id?: number | null }[] | null;
  /** Option id to value id; an empty list where there is none, as PHP prints it. */
  selected_attributes?: Record<string, number> | [] | null;
  /** Null when stock is not counted, or not shown. */
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
  /** What is chosen of pick lists: options whose values stand for products. Only of products that have any. */
  selected_picklist_options?: PickedOption[] | null;
  /** How much there is of every product that a pick list offers. */
  picklist_products_details?: PickableProduct[] | null;
}

/** A chosen value of a pick list. */
export interface PickedOption {
  attribute_value_id?: number | null;
  product_id?: number | null;
  /** Whether each sale takes one of the picked product out of the stock, too. */
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

/** An amount of money. The text is what a shopper reads; the number is for reckoning only. */
export interface Money {
  formatted?: string | null;
  value?: number | null;
  /** ISO 4217 code, e.g. `GBP`. */
  currency?: string | null;
}

/**
 * Each price is there only when it applies: with or without tax as the store shows it, both when it shows
 * both.
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
  /** An address with `{:size}` where the size goes, e.g. `500x659` or `80w`. */
  data?: string | null;
  alt?: string | null;
}

export interface BulkDiscountRate {
  min?: number | null;
  /** 0 means *or more*. */
  max?: number | null;
  /** `percent` and `price` are taken off, `fixed` is the price of each. */
  type?: string | null;
  discount?: Money | null;
}
