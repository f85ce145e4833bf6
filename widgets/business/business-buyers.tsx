import { useEffect, useEffectEvent } from 'react';
import { oneOf, string } from '../../core/contract/attribute';
import { defineContract, defineWidget } from '../../core/contract/define-widget';
import { trusted } from '../../core/dom/trusted';
import { pageContext } from '../../core/page/page-context';
import { reportFailure } from '../../core/state/failures';
import { prepareLegacy } from './prepare-legacy';

/**
 * Appends a third-party script once, with the nonce of our tag.
 *
 * @param data `data-` attributes; with them it is a module, as the Buyer Portal requires
 * @throws if the URL is invalid or does not load
 */
export async function appendLoader(url: string, data?: Readonly<Record<string, string>>): Promise<void> {
  const { href, protocol } = new URL(url, document.baseURI);
  if (!/^https?:$/.test(protocol)) throw new Error(`${url} is no URL`);
  if ([...document.scripts].some(({ src }) => src === href)) return;
  const script = document.createElement('script');
  script.src = trusted.createScriptURL(href);
  script.nonce = document.querySelector<HTMLScriptElement>('script[data-page-context]')?.nonce ?? '';
  if (data) {
    script.type = 'module';
    Object.assign(script.dataset, data);
  }
  await new Promise<void>((loaded, fail) => {
    script.onload = () => loaded();
    script.onerror = () => fail(new Error(`${href} did not load`));
    document.body.append(script);
  });
}

declare global {
  interface Window {
    B3?: { setting?: Record<string, unknown>; [selector: string]: unknown };
    b3CheckoutConfig?: { routes?: Record<string, string> };
  }
}

/** The portal opens it after sign-in. */
const ORDERS = '/account.php?action=order_status';

/**
 * The Buyer Portal's globals; the page's values win. Its selectors (`dom.*`) fit this theme. Source:
 * https://github.com/bigcommerce/b2b-buyer-portal, docs/stencil.md.
 */
function preparePortal({ storeHash, channelId }: { storeHash: string; channelId: string }): void {
  const setting = { store_hash: storeHash, channel_id: Number(channelId) || 1, platform: 'bigcommerce' };
  window.B3 = { before_login_goto_page: ORDERS, ...window.B3, setting: { ...setting, ...window.B3?.setting } };
  window.b3CheckoutConfig = {
    ...window.b3CheckoutConfig,
    routes: { dashboard: ORDERS, ...window.b3CheckoutConfig?.routes },
  };
}

const contract = defineContract({
  name: 'business-buyers',
  moment: 'idle',
  attributes: {
    edition: oneOf(['buyer_portal', 'legacy']),
    loaderUrl: string(),
    storeHash: string(''),
    shoppingListContainer: string(''),
    masqueradeContainer: string(''),
    customer: string(''),
    settings: string(''),
    currencySelector: string(''),
  },
});

/** Loads B2B Edition, which cannot be unloaded: it stays when the slot is removed. */
export const businessBuyers = defineWidget(contract, function BusinessBuyers(props) {
  const { edition, loaderUrl, storeHash } = props;
  const load = useEffectEvent((): Promise<void> => {
    const { channelId, pageType, inDevelopment } = pageContext();
    if (edition === 'legacy') {
      prepareLegacy({ ...props, pageType, inDevelopment });
      return appendLoader(loaderUrl);
    }
    preparePortal({ storeHash, channelId });
    return appendLoader(loaderUrl, { storehash: storeHash, channelid: channelId });
  });
  useEffect(() => {
    void load().catch((cause: unknown) => reportFailure('B2B Edition', cause));
  }, []);
  return null;
});
