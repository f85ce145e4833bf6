/** Passed by the legacy edition. */
interface LegacyModule {
  readonly isB2BUser: boolean;
  readonly isMobile: boolean;
}

/** Companies use shopping lists, not wish lists. Other shoppers get the shop's orders, which themes hide at first. */
export function onLogin({ isB2BUser, isMobile }: LegacyModule): void {
  if (!isB2BUser) show('.page_type__account_orderstatus .body .account');
  else if (isMobile) for (const item of find('.navPages_subMenu_item__wishlists')) item.hidden = true;
}

/** Replaces the shop's orders by those of the edition. */
export function onOrders({ isB2BUser }: LegacyModule): void {
  if (!isB2BUser) return;
  for (const list of find('.order-lists-wrap')) {
    list.classList.add('account');
    for (const ours of find('[data-own-orders]')) ours.hidden = true;
  }
  show('.page_type__account_orderstatus .body .order-lists-wrap');
}

const find = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

/** A strict Content Security Policy forbids `<style>`. */
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

/** `customer`, `settings` and `currencySelector` are JSON. */
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
 * The legacy edition's globals; the page's values win. Source: https://github.com/bigcommerce/docs,
 * docs/b2b-edition/b2b-stencil-elements.mdx.
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

/** Handlebars renders nothing for missing values. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
