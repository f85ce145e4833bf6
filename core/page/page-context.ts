/**
 * What the layout tells about the whole page. Print it once, on any element that carries `data-page-context`;
 * the bundle's own tag is the natural place, as everything is then pasted together:
 *
 * ```html
 * <script type="module" src="…/loader.js" data-page-context
 *   data-page-type="{{page_type}}"
 *   data-template="{{template}}"
 *   data-secure-base-url="{{settings.secure_base_url}}"
 *   data-cart-id="{{cart_id}}"
 *   data-cart-url="{{urls.cart}}"
 *   data-channel-id="{{settings.channel_id}}"
 *   data-currency-code="{{currency_selector.active_currency_code}}"
 *   data-product-id="{{product.id}}"
 *   data-category-id="{{category.id}}"
 *   data-graphql-token="{{settings.storefront_api.token}}"
 *   data-in-development="{{in_development}}"
 *   data-widgets-off="{{theme_settings.widgets_off}}"
 *   data-generic-error="{{lang 'common.generic_error'}}"
 *   data-outdated-error="{{lang 'common.outdated_error'}}"></script>
 * ```
 *
 * Each attribute may be left out: what depends on it then does less, nothing breaks.
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
   * The store's address as the page's language has it, without a slash at the end:
   * `https://shop.example/fr`.
   */
  secureBaseUrl: string;
  /** The language's folder in front of every path, `/fr`, or nothing: the path of the secure base address. */
  localePath: string;
  /** The shopper's cart, `''` when there is none yet, `null` when the layout does not say. */
  cartId: string | null;
  /** Where the cart page is. */
  cartUrl: string;
  channelId: string;
  /** The active currency, e.g. `USD`. */
  currencyCode: string;
  /** The product that this page is about, on product pages. */
  productId: string;
  /** The category that this page is about, on category pages. */
  categoryId: string;
  /** The bearer token of the GraphQL Storefront API. */
  graphqlToken: string;
  /** Whether the page is a preview of Stencil CLI. */
  inDevelopment: boolean;
  /** Names of widgets that the shop's operator has switched off: their markup works natively. */
  widgetsOff: readonly string[];
  /** The shopper's words for *something went wrong*, in the page's language. */
  genericError: string;
  /** The shopper's words for *this page is too old for the store to take anything from it*. */
  outdatedError: string;
}

let newest: PageContext | undefined;

/**
 * The page's context, from the layout's element. Cheap; ask for it when it is needed: whoever asks in the same turn of
 * the browser gets the same answer, because a thousand slots ask as they mount.
 */
export function pageContext(): Readonly<PageContext> {
  if (!newest) queueMicrotask(() => (newest = undefined));
  return (newest ??= readPageContext());
}

function readPageContext(): PageContext {
  const said = document.querySelector<HTMLElement>('[data-page-context]')?.dataset ?? {};
  const text = (value: string | undefined): string => value?.trim() ?? '';
  const secureBaseUrl = text(said.secureBaseUrl).replace(/\/+$/, '');
  return {
    pageType: text(said.pageType),
    template: text(said.template),
    secureBaseUrl,
    localePath: pathOf(secureBaseUrl),
    cartId: said.cartId === undefined ? null : said.cartId.trim(),
    cartUrl: text(said.cartUrl) || '/cart.php',
    channelId: text(said.channelId),
    currencyCode: text(said.currencyCode),
    productId: text(said.productId),
    categoryId: text(said.categoryId),
    graphqlToken: text(said.graphqlToken),
    inDevelopment: text(said.inDevelopment) === 'true',
    widgetsOff: said.widgetsOff?.match(/[\w-]+/g) ?? [],
    genericError: text(said.genericError),
    outdatedError: text(said.outdatedError),
  };
}

/**
 * The folder of a store that has one per language is in the path of its base address. Only the path is used:
 * calls stay on the page's own origin, where the shopper's session is.
 */
function pathOf(baseUrl: string): string {
  try {
    return new URL(baseUrl).pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}
