/**
 * The values that the layout renders for the whole page, once, as attributes of an element with `data-page-context`.
 * The bundle's own tag is a good place for them:
 *
 * ```html
 * <script type="module" async src="…/loader.js" data-page-context
 *   data-page-type="{{page_type}}"
 *   data-template="{{template}}"
 *   data-secure-base-url="{{settings.secure_base_url}}"
 *   data-cart-id="{{cart_id}}"
 *   data-cart-items="{{cart.quantity}}"
 *   data-cart-url="{{urls.cart}}"
 *   data-channel-id="{{settings.channel_id}}"
 *   data-currency-code="{{currency_selector.active_currency_code}}"
 *   data-product-id="{{product.id}}"
 *   data-category-id="{{category.id}}"
 *   data-graphql-token="{{settings.storefront_api.token}}"
 *   data-in-development="{{in_development}}"
 *   data-widgets-off="{{theme_settings.widgets_off}}"
 *   data-generic-error="{{lang 'common.generic_error'}}"
 *   data-outdated-error="{{lang 'common.outdated_error'}}"
 *   data-unsure-error="{{lang 'common.unsure_error'}}"
 *   data-slow-notice="{{lang 'common.slow_notice'}}"></script>
 * ```
 *
 * Each attribute may be left out: the features that need it then do less, and nothing breaks. Only the loader reads
 * `data-cart-items`. This attribute has a value only on pages that have the cart in their context.
 */
export interface PageContext {
  /**
   * The kind of page, e.g. `product`:
   * https://developer.bigcommerce.com/docs/storefront/stencil/themes/context/object-reference
   */
  pageType: string;
  /** The template's path, e.g. `pages/product`. */
  template: string;
  /**
   * The shop's URL with the folder of the page's language, without a slash at the end: `https://shop.example/fr`.
   */
  secureBaseUrl: string;
  /** The folder of the page's language, with which each path begins, e.g. `/fr`; `''` when there is none. */
  localePath: string;
  /** The id of the shopper's cart; `''` when there is none yet, `null` when the layout renders no such attribute. */
  cartId: string | null;
  /** The URL of the cart page. */
  cartUrl: string;
  channelId: string;
  /** The active currency, e.g. `USD`. */
  currencyCode: string;
  /** The id of the product, on product pages. */
  productId: string;
  /** The id of the category, on category pages. */
  categoryId: string;
  /** The bearer token of the GraphQL Storefront API. */
  graphqlToken: string;
  /** Whether the page is a preview of Stencil CLI. */
  inDevelopment: boolean;
  /** Names of the widgets that the operator has switched off; their markup works natively. */
  widgetsOff: readonly string[];
  /** The message to the shopper that something went wrong, in the page's language. */
  genericError: string;
  /** The message to the shopper that the page is too old and must be loaded again. */
  outdatedError: string;
  /** The message to the shopper that the shop did not respond, so the request may or may not have succeeded. */
  unsureError: string;
  /** The text while the shop takes more than ten seconds to answer. */
  slowNotice: string;
}

let cached: PageContext | undefined;

/**
 * Reads the page's context from the layout's element. Call it whenever you need it: the result is cached until the next
 * microtask, because a thousand slots read it while they mount.
 */
export function pageContext(): Readonly<PageContext> {
  if (!cached) queueMicrotask(() => (cached = undefined));
  return (cached ??= readPageContext());
}

function readPageContext(): PageContext {
  const initial = document.querySelector<HTMLElement>('[data-page-context]')?.dataset ?? {};
  const text = (value: string | undefined): string => value?.trim() ?? '';
  const secureBaseUrl = text(initial.secureBaseUrl).replace(/\/+$/, '');
  return {
    pageType: text(initial.pageType),
    template: text(initial.template),
    secureBaseUrl,
    localePath: pathOf(secureBaseUrl),
    cartId: initial.cartId === undefined ? null : initial.cartId.trim(),
    cartUrl: text(initial.cartUrl) || '/cart.php',
    channelId: text(initial.channelId),
    currencyCode: text(initial.currencyCode),
    productId: text(initial.productId),
    categoryId: text(initial.categoryId),
    graphqlToken: text(initial.graphqlToken),
    inDevelopment: text(initial.inDevelopment) === 'true',
    widgetsOff: initial.widgetsOff?.match(/[\w-]+/g) ?? [],
    genericError: text(initial.genericError),
    outdatedError: text(initial.outdatedError),
    unsureError: text(initial.unsureError),
    slowNotice: text(initial.slowNotice),
  };
}

/**
 * Reads the path of the shop's base URL. It is the folder of the page's language, in a shop with a folder for each
 * language. The origin is not used: calls must stay on the page's own origin, where the shopper's session is.
 */
function pathOf(baseUrl: string): string {
  try {
    return new URL(baseUrl).pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}
