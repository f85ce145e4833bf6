/**
 * The attributes of the element with `data-page-context`, as in `components/common/widgets-script.html`. Any may be
 * missing: its features then do less. Only the loader reads `data-cart-items`.
 */
export interface PageContext {
  /** E.g. `product`: https://developer.bigcommerce.com/docs/storefront/stencil/themes/context/object-reference */
  pageType: string;
  /** E.g. `pages/product`. */
  template: string;
  /** With the language's folder, without a final slash: `https://shop.example/fr`. */
  secureBaseUrl: string;
  /** The language's folder, e.g. `/fr`; `''` without one. */
  localePath: string;
  /** `''` without a cart; `null` when the layout renders no such attribute. */
  cartId: string | null;
  cartUrl: string;
  channelId: string;
  /** E.g. `USD`. */
  currencyCode: string;
  /** On product pages. */
  productId: string;
  /** On category pages. */
  categoryId: string;
  /** Bearer token of the GraphQL Storefront API. */
  graphqlToken: string;
  /** A preview of Stencil CLI. */
  inDevelopment: boolean;
  /** Switched off; their markup works natively. */
  widgetsOff: readonly string[];
  /** Message: something went wrong. */
  genericError: string;
  /** Message: the page is too old. */
  outdatedError: string;
  /** Message: the outcome is unknown. */
  unsureError: string;
  /** Message while a response takes more than ten seconds. */
  slowNotice: string;
}

let cached: PageContext | undefined;

/** Cached until the next microtask: a thousand slots read it while they mount. */
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

/** The origin is ignored: the session is on the page's own. */
function pathOf(baseUrl: string): string {
  try {
    return new URL(baseUrl).pathname.replace(/\/+$/, '');
  } catch {
    return '';
  }
}
