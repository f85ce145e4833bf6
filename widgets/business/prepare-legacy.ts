/** The fields that our hooks read from the object that the legacy edition passes to them. */
interface LegacyModule {
  readonly isB2BUser: boolean;
  readonly isMobile: boolean;
}

/**
 * Called when the edition has identified the shopper. A company's buyer has shopping lists, so the wish lists of the narrow
 * menu are hidden. Themes for the edition hide the shop's list of orders at first; this function shows it to the other shoppers.
 */
export function onLogin({ isB2BUser, isMobile }: LegacyModule): void {
  if (!isB2BUser) show('.page_type__account_orderstatus .body .account');
  else if (isMobile) for (const item of find('.navPages_subMenu_item__wishlists')) item.hidden = true;
}

/** Called when the edition has rendered its own list of orders. The list gets the theme's style and replaces the shop's list. */
export function onOrders({ isB2BUser }: LegacyModule): void {
  if (!isB2BUser) return;
  for (const list of find('.order-lists-wrap')) {
    list.classList.add('account');
    for (const ours of find('[data-own-orders]')) ours.hidden = true;
  }
  show('.page_type__account_orderstatus .body .order-lists-wrap');
}

const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** Shows elements that a style sheet hides. It sets a property, because a strict Content Security Policy forbids `<style>`. */
function show(selector: string): void {
  for (const element of find(selector)) {
    if (getComputedStyle(element).display === 'none') element.style.setProperty('display', 'block', 'important');
  }
}

type Callback = (module: LegacyModule) => void;

declare global {
  interface Window {
    b3themeConfig?: {
      useContainers?: Record<string, string>;
      useJavaScript?: Record<string, { callback?: Callback; [key: string]: unknown }>;
      [key: string]: unknown;
    };
    jsContext?: unknown;
  }
}

/** The values that the template rendered. `customer`, `settings` and `currencySelector` are JSON texts. */
interface LegacyPage {
  readonly shoppingListContainer: string;
  readonly masqueradeContainer: string;
  readonly storeHash: string;
  readonly customer: string;
  readonly settings: string;
  readonly currencySelector: string;
  readonly pageType: string;
  readonly inDevelopment: boolean;
}

/**
 * Sets the globals that the legacy B2B Edition requires from a theme: the selectors of its two containers, the hooks, and
 * the page's context. Values that the page has already set win. Source:
 * https://github.com/bigcommerce/docs, docs/b2b-edition/b2b-stencil-elements.mdx.
 */
export function prepareLegacy(page: LegacyPage): void {
  const given = window.b3themeConfig;
  window.b3themeConfig = {
    ...given,
    useContainers: {
      'dashboard.endMasquerade.container': page.masqueradeContainer,
      'pdp.shoppinglist.container': page.shoppingListContainer,
      ...given?.useContainers,
    },
    useJavaScript: { login: { callback: onLogin }, orders: { callback: onOrders }, ...given?.useJavaScript },
  };
  window.jsContext ??= {
    customer: parse(page.customer),
    store_hash: page.storeHash,
    settings: parse(page.settings),
    page_type: page.pageType,
    currency_selector: parse(page.currencySelector),
    inDevelopment: page.inDevelopment,
  };
}

/** The value of a JSON text. Null for any other text, because Handlebars renders nothing for a missing value. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
