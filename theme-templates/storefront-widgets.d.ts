// Types for scripts of yours that talk with the widgets. npm run update writes this file from the bundle's own.
// Put it beside your script; nothing of it reaches the page.

/** `window.storefrontWidgets`, for operators and other scripts. */
interface StorefrontWidgets {
  readonly version: string;
  slots(): readonly { element: HTMLElement; widget: string; status: string }[];
  /** Finds slots before the observer does. */
  refresh(scope?: ParentNode): void;
  /** Unmounts all widgets; the markup stays. */
  stop(): void;
  /**
   * @param name with or without `widgets:`
   * @returns stops listening
   */
  on<Name extends ShortName<keyof WidgetEvents>>(
    name: Name,
    listener: (detail: WidgetEvents[LongName<Name>]) => void,
  ): () => void;
  /**
   * Adds widgets of a theme or an app, which `npx storefront-widgets own` has built.
   *
   * @param table a line per chunk: its URL with its hash, then moments and names, as in `data-widgets-own`
   */
  define(table: string): void;
  /** `await` loads the runtime. */
  readonly actions: PromiseLike<Actions>;
}

/**
 * For other scripts: `await window.storefrontWidgets.actions`. All reject with a ShopError after a failure; its `text` is
 * for the shopper.
 */
interface Actions {
  /**
   * Adds a product to the cart after the pending changes. Rejects with an UnknownOutcomeError if the shop may have added it.
   * @param fields of the product's form: `product_id`, `qty[]`, `attribute[<option id>]`
   * @standard updateCart; it has ids of variants, ours the fields of a form, because options need more
   */
  addItem(fields: Readonly<Record<string, string | Blob>>): Promise<AddedItem>;
  /**
   * Changes lines; the quantity 0 removes a line. Returns the cart. Rejects with an UnknownOutcomeError if the shop may have changed it.
   * @param source of the events
   * @standard updateCart
   */
  updateCart(lines: readonly CartItemQuantity[], source?: EventSource): Promise<RestCart | null>;
  /**
   * Applies a coupon or, with the kind `certificate`, a gift certificate.
   * @standard updateCart, `discountCodes`
   */
  applyCode(code: string, kind?: CodeKind): Promise<void>;
  /**
   * Removes a code, by the link of the theme's `cart/totals` with the code in `data-code`.
   * @standard updateCart, `discountCodes`
   */
  removeCode(code: string): Promise<void>;
  /**
   * The cart; null without one.
   * @standard getCart
   */
  getCart(): Promise<RestCart | null>;
  /** Updates the number in the header, after another script has changed the cart. */
  refreshCart(): Promise<void>;
  /**
   * Opens the preview of the cart, or what replaces it, else the cart page. Resolves when the preview is closed.
   * @standard openCart
   */
  openCart(): Promise<void>;
  /**
   * Replaces what the widgets do after an add, and by `openCart`. Returns a function that restores it.
   * @standard configure
   */
  override(name: 'openCart', open: CartOpener): () => void;
  /**
   * Opens the quick view of a product, by its number or its page. Resolves when it closes.
   */
  openQuickView(product: string): Promise<void>;
  /**
   * Price, stock and options of a product.
   * @param fields of its form, for chosen options: `attribute[<option id>]`
   */
  getProduct(productId: string, fields?: Readonly<Record<string, string>>): Promise<ProductAttributes>;
}

interface AddedItem {
  /** The id of the cart line. */
  itemId: string | null;
  /** The shop's next page; null: the cart page. */
  cartUrl: string | null;
}

interface CartItemQuantity {
  id: string;
  /** 0 removes the line. */
  quantity: number;
}

/**
 * The part of the page. `preview` and `header`: the cart in a dialog, and below its link; the list of currencies is also
 * of the `header`. `action`: another script.
 * `agent`: a tool of the shopper's agent.
 */
type EventSource =
  | 'product'
  | 'quick-view'
  | 'card'
  | 'list'
  | 'search'
  | 'cart'
  | 'preview'
  | 'header'
  | 'action'
  | 'agent';

/** A cart of the REST Storefront API: https://developer.bigcommerce.com/docs/rest-storefront/carts */
interface RestCart {
  id?: string;
  currency?: { code?: string } | null;
  /** After all discounts, in the currency's units. */
  cartAmount?: number;
  /** One entry per line, 0 without a discount. */
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
  /** Of one item after discounts, in the currency's units. */
  salePrice?: number;
  options?: { name?: string; nameId?: number; value?: string; valueId?: number }[] | null;
}

type CodeKind = 'coupon' | 'certificate';

/** Shows the cart, after an add with the id of its line. */
type CartOpener = (added: { itemId: string | null }) => unknown;

/**
 * The response to a choice of options, also in the page as `BCData.product_attributes`. Any field may be missing or
 * null: https://developer.bigcommerce.com/docs/storefront/stencil/themes/context/catalog-price-object
 */
interface ProductAttributes {
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

interface Weight {
  formatted?: string | null;
  value?: number | null;
}

interface ProductImage {
  /** A URL with the placeholder `{:size}`, e.g. `500x659` or `80w`. */
  data?: string | null;
  alt?: string | null;
}

/** Present when they apply; the shop's tax settings decide between with and without tax. */
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

/** `formatted` is for the shopper, `value` for calculations only. */
interface Money {
  formatted?: string | null;
  value?: number | null;
  /** ISO 4217, e.g. `GBP`. */
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
  /** 0: no maximum. */
  max?: number | null;
  /** `percent` and `price` are subtracted; `fixed` is the new price of one item. */
  type?: string | null;
  discount?: Money | null;
}

interface PickedOption {
  attribute_value_id?: number | null;
  product_id?: number | null;
  /** A sale also reduces the picked product's stock. */
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

/** Bubbling CustomEvents and their `detail`. */
interface WidgetEvents {
  /** `window.storefrontWidgets` is complete, and slots mount from now on. Dispatched on the document. */
  'widgets:ready': null;
  /**
   * The first widget of the page is loaded. Only `ready` and reports come earlier.
   * @standard page:view; that is sent at the page's load, ours with the runtime, which must not load earlier for it
   */
  'widgets:page-viewed': { pageType: string; url: string };
  /**
   * After `page-viewed` on a product's page, and when a quick view shows a product. Dispatched on the product's element.
   * @standard product:view
   */
  'widgets:product-viewed': { productId: string; source: EventSource };
  /**
   * After `page-viewed` on a page with a list. Dispatched on the list.
   * @standard collection:view; a list is also a brand or a search
   */
  'widgets:listing-viewed': { url: string; source: EventSource };
  /**
   * After `page-viewed` on the cart page, and when a preview of the cart is shown.
   * @standard cart:view
   */
  'widgets:cart-viewed': { quantity: number | null; source: EventSource };
  /**
   * The shopper chose options, and the shop is asked. `promise`: its response. Dispatched on the product's element.
   * @standard product:select
   */
  'widgets:product-selected': ProductSelection;
  /** The shop responded to a choice of options, and the page shows it. Dispatched on the product's element. */
  'widgets:product-changed': { productId: string; attributes: ProductAttributes };
  /** The shopper chose another quantity that can be bought. Dispatched on the product's element. */
  'widgets:quantity-changed': { productId: string; quantity: number };
  /**
   * Another list of products is shown. Dispatched on its element.
   * @standard collection:update
   */
  'widgets:listing-changed': { url: string; source: EventSource };
  /**
   * The quick search shows results. Dispatched on its slot.
   * @standard search:update; ours is sent with the results
   */
  'widgets:search-updated': { term: string; quantity: number; source: EventSource };
  /** Before a product is added to the cart. Dispatched on its form. */
  'widgets:before-add': BeforeAdd;
  /**
   * Before lines (also their options or gift wrapping), codes, the shipping method or the currency of the cart change;
   * `kind` says how. Dispatched on the slot.
   */
  'widgets:before-cart-change': BeforeCartChange;
  /** One event per added product. Ids are null when the response has none. */
  'widgets:item-added': { productId: string; itemId: string | null; cartId: string | null };
  /** Lines were removed from the cart. */
  'widgets:item-removed': { itemIds: string[]; cartId: string | null };
  /**
   * The shop has added, changed or removed lines, or changed their options or wrapping. After `item-added` or `item-removed`.
   * @standard cart:lines-update; that is sent before the change, as our `before-add` and `before-cart-change` with their `promise`
   */
  'widgets:lines-updated': UpdatedLines;
  /**
   * The shop has applied or removed a coupon or a gift certificate; `kind` says which.
   * @standard cart:discount-update; a gift certificate is no discount
   */
  'widgets:code-updated': UpdatedCode;
  /**
   * A change of the cart failed, before the shopper gets the message. Dispatched where its `before-…` event was.
   * @standard cart:error; ours is sent for a refusal, too
   */
  'widgets:cart-error': CartError;
  /**
   * The number of items in the cart is known or has changed. `cartId` is `''` without a cart, null when it is unknown.
   */
  'widgets:cart-changed': { quantity: number; cartId: string | null };
  /** The shopper's choice in the cookie notice, now or earlier. Not with the platform's consent manager. */
  'widgets:consent': { granted: boolean };
  /** A problem for operators. Dispatched on its element. */
  'widgets:error': Problem;
  /** A performance measurement; only if the bundle's tag has `data-widget-vitals`. */
  'widgets:vital': Vital;
}

/** A choice of options. */
interface ProductSelection {
  productId: string;
  /** The fields of the form, by name. */
  form: FormEntries;
  source: EventSource;
  /** The response, with HTML of the bulk prices. Rejects if there is none, or after a newer choice. */
  promise: Promise<{ data: ProductAttributes; content: string }>;
}

/** In order, without files; names may repeat. */
type FormEntries = readonly (readonly [name: string, value: string])[];

type BeforeAdd = AddRequest & Cancellable<AddedItem>;

/** What is sent to the shop: a listener may add fields to `form`. */
interface AddRequest {
  kind: 'add';
  productId: string;
  form: FormData;
}

/** The `detail` of an event that a listener can cancel by `preventDefault()`. */
interface Cancellable<Result> {
  source: EventSource;
  /** Resolves when the shop has made the change. Rejects with a ShopError after a failure, or if a listener cancels. */
  promise: Promise<Result>;
  /** Set by the listener that cancels: shown to the shopper. Without it nothing is shown. */
  reason?: string;
}

type BeforeCartChange = CartRequest & Cancellable<unknown>;

/** What is sent to the shop. */
type CartRequest = LinesRequest | LineRequest | CodeRequest | ShippingRequest | CurrencyRequest;

interface LinesRequest {
  kind: 'update' | 'remove';
  lines: readonly CartItemQuantity[];
}

/** Other options or another gift wrapping for one line. */
interface LineRequest {
  kind: 'update-options' | 'update-wrapping' | 'remove-wrapping';
  lines: readonly [{ id: string }];
  /** A listener may add fields. Not for `remove-wrapping`. */
  form?: FormData;
}

interface CodeRequest {
  kind: 'apply-code' | 'remove-code';
  /** `''` if the template does not render it. */
  code: string;
}

interface ShippingRequest {
  kind: 'update-shipping';
  /** Its id in the quotes. */
  method: string;
}

interface CurrencyRequest {
  kind: 'update-currency';
  currencyCode: string;
}

/** Lines after a change. */
interface UpdatedLines {
  kind: 'add' | LinesRequest['kind'] | LineRequest['kind'];
  /**
   * The id is null if the response has none. For `add`, the quantity is that of the add; it is missing if the options or the
   * wrapping changed.
   */
  lines: readonly { id: string | null; quantity?: number; productId?: string }[];
  source: EventSource;
}

type UpdatedCode = CodeRequest & { source: EventSource };

/** A change of the cart that failed. */
interface CartError {
  /**
   * `refusal`: the shop refused. `offline`: the browser is offline. `lost-response`: anything else, so the shop may have made the
   * change; with an `api.js` that can't be loaded it was not asked.
   */
  kind: 'refusal' | 'lost-response' | 'offline';
  /** The shop's sentence, or `''`. */
  text: string;
  request: AddRequest | CartRequest;
  source: EventSource;
}

/** For theme authors and operators, never for shoppers. */
interface Problem {
  /** One sentence; for `contract` what to change, e.g. `quantity: part "input" is missing: …`. */
  message: string;
  /**
   * `contract`: the template does not match a contract. `widget`: a widget threw. `chunk`: a file of the bundle or the
   * channel failed to load, or the bundle's tag is there twice. `call`: a request to the shop or B2B Edition's script
   * failed, or the next page's URL is invalid. `listener`: another script's listener or a script in the shop's HTML
   * threw, or the page's policy refused it.
   */
  kind: 'contract' | 'widget' | 'chunk' | 'call' | 'listener';
  /** The event's target. */
  element?: Element | undefined;
  widget?: string | undefined;
  cause?: unknown;
}

/** A performance measurement of a page view. */
interface Vital {
  /**
   * `lcp`, `fcp`, `ttfb`, `cls`, `inp`: the page's Web Vitals (https://web.dev/articles/vitals), as the package
   * web-vitals measures them. `mount`: from a group's first loading until its first slots are mounted. `long-frames`:
   * total `blockingDuration`, and `layout-shift`: total score in slots, both since the page was loaded, hidden or shown.
   * `not-restored`: *Back* or *Forward* loaded the page anew.
   */
  name: 'lcp' | 'fcp' | 'ttfb' | 'cls' | 'inp' | 'mount' | 'long-frames' | 'layout-shift' | 'not-restored';
  /** Milliseconds; for `cls` and `layout-shift` a score, for `not-restored` the number of reasons. */
  value: number;
  /** The version of the bundle. */
  version: string;
  /** Of a Web Vital: random for each page view. A later value with the same id replaces the earlier one. */
  id?: string;
  /** Milliseconds of the widgets' scripts, if the browser reports them. */
  ours?: number;
  /** Milliseconds of all other scripts. */
  others?: number;
  /** For `mount` only. */
  group?: string;
  /** The browser's reasons, separated by commas; for `not-restored` only. */
  reasons?: string;
}

type ShortName<Name> = Name extends `widgets:${infer Short}` ? Short : never;
type LongName<Name extends string> = `widgets:${Name}` & keyof WidgetEvents;

declare global {
  interface Window {
    readonly storefrontWidgets?: StorefrontWidgets;
  }
  interface DocumentEventMap {
    'widgets:ready': CustomEvent<WidgetEvents['widgets:ready']>;
    'widgets:page-viewed': CustomEvent<WidgetEvents['widgets:page-viewed']>;
    'widgets:product-viewed': CustomEvent<WidgetEvents['widgets:product-viewed']>;
    'widgets:listing-viewed': CustomEvent<WidgetEvents['widgets:listing-viewed']>;
    'widgets:cart-viewed': CustomEvent<WidgetEvents['widgets:cart-viewed']>;
    'widgets:product-selected': CustomEvent<WidgetEvents['widgets:product-selected']>;
    'widgets:product-changed': CustomEvent<WidgetEvents['widgets:product-changed']>;
    'widgets:quantity-changed': CustomEvent<WidgetEvents['widgets:quantity-changed']>;
    'widgets:listing-changed': CustomEvent<WidgetEvents['widgets:listing-changed']>;
    'widgets:search-updated': CustomEvent<WidgetEvents['widgets:search-updated']>;
    'widgets:before-add': CustomEvent<WidgetEvents['widgets:before-add']>;
    'widgets:before-cart-change': CustomEvent<WidgetEvents['widgets:before-cart-change']>;
    'widgets:item-added': CustomEvent<WidgetEvents['widgets:item-added']>;
    'widgets:item-removed': CustomEvent<WidgetEvents['widgets:item-removed']>;
    'widgets:lines-updated': CustomEvent<WidgetEvents['widgets:lines-updated']>;
    'widgets:code-updated': CustomEvent<WidgetEvents['widgets:code-updated']>;
    'widgets:cart-error': CustomEvent<WidgetEvents['widgets:cart-error']>;
    'widgets:cart-changed': CustomEvent<WidgetEvents['widgets:cart-changed']>;
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
