declare global {
  interface Window {
    B3?: { setting?: Record<string, unknown>; [selector: string]: unknown };
    b3CheckoutConfig?: { routes?: Record<string, string> };
  }
}

/** The page of the orders: the portal opens it after the sign-in. */
const ORDERS = '/account.php?action=order_status';

/**
 * Sets the globals that the Buyer Portal requires from a page. The portal's default selectors (`dom.*`) fit this theme's
 * markup, so they are not set. Values that the page has already set win. Source:
 * https://github.com/bigcommerce/b2b-buyer-portal, docs/stencil.md.
 */
export function preparePortal({ storeHash, channelId }: { storeHash: string; channelId: string }): void {
  const setting = { store_hash: storeHash, channel_id: Number(channelId) || 1, platform: 'bigcommerce' };
  window.B3 = { before_login_goto_page: ORDERS, ...window.B3, setting: { ...setting, ...window.B3?.setting } };
  window.b3CheckoutConfig = {
    ...window.b3CheckoutConfig,
    routes: { dashboard: ORDERS, ...window.b3CheckoutConfig?.routes },
  };
}
