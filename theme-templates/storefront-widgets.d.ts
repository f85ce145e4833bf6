// Types for scripts of yours that talk with the widgets. npm run update writes this file from the bundle's own.
// Put it beside your script; nothing of it reaches the page.

/** `window.storefrontWidgets`: the interface for operators and for other scripts of the page. */
interface StorefrontWidgets {
  readonly version: string;
  /** Every slot of the page that has a widget, with its status. */
  slots(): readonly { element: HTMLElement; widget: string; status: string }[];
  /** Looks for slots in a part of the page at once. Without it the observer finds them a moment later. */
  refresh(scope?: ParentNode): void;
  /** Unmounts every widget of the page and keeps the markup. */
  stop(): void;
  /**
   * Listens to an event of the widgets.
   * @param name with or without its prefix: `widgets:cart-changed` or `cart-changed`
   * @returns a function that stops listening
   */
  on<Name extends ShortName<keyof WidgetEvents>>(
    name: Name,
    listener: (detail: WidgetEvents[LongName<Name>]) => void,
  ): () => void;
  /** Actions for other scripts. `await` loads the runtime if it has not loaded yet. */
  readonly actions: PromiseLike<Actions>;
}

/** Actions for other scripts of the page: `await window.storefrontWidgets.actions`. */
interface Actions {
  /**
   * Adds a product to the cart, after the changes that are already being sent, and sends the events of an add.
   * @param fields the fields of the product's form: `product_id`, `qty[]`, `attribute[<option id>]`
   * @throws {ShopError} whose `text` is the shop's sentence for the shopper; {UnknownOutcomeError} if the outcome is unknown
   */
  addItem(fields: Readonly<Record<string, string | Blob>>): Promise<AddedItem>;
  /**
   * Requests the cart, with the options of its lines.
   * @returns null when the shopper has no cart
   * @throws {ShopError}
   */
  getCart(): Promise<RestCart | null>;
  /** Opens the cart preview. The promise resolves when the preview is closed. */
  showCart(): Promise<boolean>;
  /** Fetches the number of items in the cart, after another script has changed it. */
  refreshCart(): Promise<void>;
}

/** The shop's response about a product that was added to the cart. */
interface AddedItem {
  /** The id of the cart's line; null when the response does not have it. */
  itemId: string | null;
  /** The URL of the page that the shop wants to show next; null means the cart page. */
  cartUrl: string | null;
}

/**
 * A cart of the REST Storefront API, with the fields that are read here:
 * https://developer.bigcommerce.com/docs/rest-storefront/carts
 */
interface RestCart {
  id?: string;
  currency?: { code?: string } | null;
  /** The sum of all lines after all discounts, in units of the currency. */
  cartAmount?: number;
  /** One entry for each line, also for lines without a discount (0). */
  discounts?: { id?: string; discountedAmount?: number }[] | null;
  coupons?: { code?: string }[] | null;
  lineItems?: {
    physicalItems?: RestCartLine[] | null;
    digitalItems?: RestCartLine[] | null;
    giftCertificates?: unknown[] | null;
    customItems?: RestCartLine[] | null;
  } | null;
}

interface RestCartLine {
  id?: string;
  productId?: number;
  /** The line that a picked product belongs to. */
  parentId?: string | number | null;
  variantId?: number | null;
  name?: string;
  quantity?: number;
  /** The price of one piece after its discounts, in units of the currency. */
  salePrice?: number;
  options?: { name?: string; nameId?: number; value?: string; valueId?: number }[] | null;
}

/** The events of the widgets, and the type of each `detail`. They are CustomEvents and bubble. */
interface WidgetEvents {
  /**
   * The number of items in the cart is known, or has changed. `cartId` is `''` when there is no cart, null when the page does not know the cart.
   */
  'widgets:cart-changed': { quantity: number; cartId: string | null };
  /** A product was added to the cart; one event for each product. Ids are null when the shop's response has none. */
  'widgets:item-added': { productId: string; itemId: string | null; cartId: string | null };
  /** Lines were removed from the cart. */
  'widgets:item-removed': { itemIds: string[]; cartId: string | null };
  /** The shop responded to a choice of options. Dispatched on the product's element. */
  'widgets:product-changed': { productId: string; attributes: ProductAttributes };
  /** The shopper chose another quantity that can be bought. Dispatched on the product's element. */
  'widgets:quantity-changed': { productId: string; quantity: number };
  /** Another list of products is shown. Dispatched on the list's element. */
  'widgets:listing-changed': { url: string };
  /**
   * The shopper has answered the cookie notice, on this page or on an earlier one. Another choice sends another event. There is
   * no event if the platform's consent manager asks for consent.
   */
  'widgets:consent': { granted: boolean };
  /** A problem that operators may want to know about. Dispatched on the element that has the problem. */
  'widgets:error': Problem;
  /** A measurement of the page's performance in a shopper's browser; only if the bundle's tag has `data-widget-vitals`. */
  'widgets:vital': Vital;
}

/**
 * The shop's response to a choice of options. The platform also renders this data into the page, as
 * `BCData.product_attributes`.
 * Every field may be missing or null, because the fields depend on the shop's settings and on the platform's release.
 * Unknown fields are ignored.
 * Fields: https://developer.bigcommerce.com/docs/storefront/stencil/themes/context/catalog-price-object and
 * the responses of real shops.
 */
interface ProductAttributes {
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

interface Weight {
  formatted?: string | null;
  value?: number | null;
}

interface ProductImage {
  /** A URL with the placeholder `{:size}` for the size, e.g. `500x659` or `80w`. */
  data?: string | null;
  alt?: string | null;
}

/**
 * Each price is present only when it applies. The tax settings of the shop decide whether prices are with tax, without
 * tax, or both.
 */
interface ProductPrice {
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

/** An amount of money. `formatted` is the text for the shopper; `value` is for calculations only. */
interface Money {
  formatted?: string | null;
  value?: number | null;
  /** ISO 4217 code, e.g. `GBP`. */
  currency?: string | null;
}

interface PriceRange {
  min?: RangeEnd | null;
  max?: RangeEnd | null;
}

interface RangeEnd {
  with_tax?: Money | null;
  without_tax?: Money | null;
  tax_label?: string | null;
}

interface BulkDiscountRate {
  min?: number | null;
  /** 0 means that there is no maximum. */
  max?: number | null;
  /** `percent` and `price` are subtracted from the price; `fixed` is the new price of one piece. */
  type?: string | null;
  discount?: Money | null;
}

/** A chosen value of a pick list. */
interface PickedOption {
  attribute_value_id?: number | null;
  product_id?: number | null;
  /** Whether each sale also reduces the stock of the picked product. */
  auto_adjust_inventory_flag?: boolean | null;
}

/** The stock of a product that a pick list offers. */
interface PickableProduct {
  product_id?: number | null;
  is_stock_tracked?: boolean | null;
  purchasable?: boolean | null;
  available_to_sell?: number | null;
  available_on_hand?: number | null;
  available_for_backorder?: number | null;
  unlimited_backorder?: boolean | null;
  backorder_message_id?: number | null;
}

/** A problem, described for theme authors and operators, never for shoppers. */
interface Problem {
  /** One sentence. For `contract` it says what to change, e.g. `quantity: part "input" is missing: …`. */
  message: string;
  /**
   * `contract`: the template does not match a widget's contract. `widget`: a widget threw. `chunk`: a file of the bundle or
   * the channel's file could not be loaded, or the page has the bundle's tag twice. `call`: a call to the shop failed, B2B
   * Edition's script did not load, or the URL of the next page is invalid. `listener`: an event listener of another
   * script threw, or a script in HTML of the shop did, or the policy of the page refused it.
   */
  kind: 'contract' | 'widget' | 'chunk' | 'call' | 'listener';
  /** The element that has the problem. The event is dispatched on it, so that operators see the place. */
  element?: Element | undefined;
  /** The widget's name, if a widget has the problem. */
  widget?: string | undefined;
  /** The error that was thrown, if one was. */
  cause?: unknown;
}

/**
 * A measurement of the page's performance in a shopper's browser. Except for `mount` and `not-restored`, it covers the time since
 * the page was loaded, hidden or shown.
 */
interface Vital {
  /**
   * `mount`: the time from the first loading of a group until its first slots are mounted. `inp`: the time from the slowest
   * press to the next paint; for every fifty presses, one of the slowest is left out. `long-frames`: the sum of the long
   * frames' `blockingDuration`. `layout-shift`: the sum of the scores of all unexpected layout shifts in slots.
   * `not-restored`: *Back* or *Forward* had to load the page anew.
   */
  name: 'mount' | 'inp' | 'long-frames' | 'layout-shift' | 'not-restored';
  /** Milliseconds; for `layout-shift` a score, which is a share of the window; for `not-restored` the number of reasons. */
  value: number;
  /** The milliseconds that scripts of the widgets took in that time; absent if the browser does not report them. */
  ours?: number;
  /** The milliseconds that all other scripts took in that time. The rest is the browser's own work, or waiting. */
  others?: number;
  /** The name of the group; for `mount` only. */
  group?: string;
  /** The browser's names of the reasons, with commas between them; for `not-restored` only. */
  reasons?: string;
}

type ShortName<Name> = Name extends `widgets:${infer Short}` ? Short : never;
type LongName<Name extends string> = `widgets:${Name}` & keyof WidgetEvents;

declare global {
  interface Window {
    readonly storefrontWidgets?: StorefrontWidgets;
  }
  interface DocumentEventMap {
    'widgets:cart-changed': CustomEvent<WidgetEvents['widgets:cart-changed']>;
    'widgets:item-added': CustomEvent<WidgetEvents['widgets:item-added']>;
    'widgets:item-removed': CustomEvent<WidgetEvents['widgets:item-removed']>;
    'widgets:product-changed': CustomEvent<WidgetEvents['widgets:product-changed']>;
    'widgets:quantity-changed': CustomEvent<WidgetEvents['widgets:quantity-changed']>;
    'widgets:listing-changed': CustomEvent<WidgetEvents['widgets:listing-changed']>;
    'widgets:consent': CustomEvent<WidgetEvents['widgets:consent']>;
    'widgets:error': CustomEvent<WidgetEvents['widgets:error']>;
    'widgets:vital': CustomEvent<WidgetEvents['widgets:vital']>;
    /** The quantity of the cart. Sent by the widgets and by others; the widgets listen to it. */
    'cart-quantity-update': CustomEvent<number>;
    /** The shop's response to a choice of options; `content` is its HTML of the prices for larger quantities. */
    onProductOptionsChanged: CustomEvent<{ content: string; data: ProductAttributes }>;
    /** The product, its quantity and the chosen options: what wallet buttons listen to. */
    onProductUpdate: CustomEvent<{ productDetails: ProductDetails }>;
  }
  interface WindowEventMap {
    /** The price, for banners of pay-later services; 0 while it is a range. */
    'bigcommerce.productpricechange': CustomEvent<{ amount: number }>;
  }
}

interface ProductDetails {
  productId: number;
  quantity: number;
  optionSelections?: { optionId: number; optionValue: string | File }[];
}

export type { StorefrontWidgets, WidgetEvents };
