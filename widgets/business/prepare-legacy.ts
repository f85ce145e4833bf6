import { onLogin, onOrders, type LegacyModule } from './legacy-hooks';

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

/** The values that the template printed. `customer`, `settings` and `currencySelector` are JSON texts. */
export interface LegacyPage {
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

/** The value of a JSON text. Null for any other text, because Handlebars prints nothing for a missing value. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
