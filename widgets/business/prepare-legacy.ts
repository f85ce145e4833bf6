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

/** What the template knows, as it printed it: JSON where the platform has an object. */
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
 * Says what the legacy edition asks of a theme: where its two containers are, what is to be done when it knows the
 * buyer, and the page's context. What the page has said before goes before. Source:
 * https://github.com/bigcommerce/docs, docs/b2b-edition/b2b-stencil-elements.mdx.
 */
export function prepareLegacy(page: LegacyPage): void {
  const said = window.b3themeConfig;
  window.b3themeConfig = {
    ...said,
    useContainers: {
      'dashboard.endMasquerade.container': page.masqueradeContainer,
      'pdp.shoppinglist.container': page.shoppingListContainer,
      ...said?.useContainers,
    },
    useJavaScript: { login: { callback: onLogin }, orders: { callback: onOrders }, ...said?.useJavaScript },
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

/** Handlebars prints nothing for what is not there. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
