import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendLoader, businessBuyers } from '../../../../widgets/business/business-buyers';
import { onLogin, onOrders } from '../../../../widgets/business/prepare-legacy';
import { mountExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

/** The numbers of the partial's examples. */
const editions = { buyer_portal: 0, legacy: 1 };
const around = (slot: string) => `
  <script type="text/plain" data-page-context
          data-page-type="product" data-channel-id="3" data-in-development="true"></script>${slot}`;

/** The example with its own URL, containers and shop, and with the test's changes. */
const given = (edition: keyof typeof editions, more: Record<string, string> = {}) => ({
  example: editions[edition],
  around,
  change: ({ dataset }: HTMLElement) => {
    for (const name of ['customer', 'settings', 'currencySelector']) delete dataset[name];
    const containers = { shoppingListContainer: '#lists', masqueradeContainer: '#masquerade' };
    Object.assign(dataset, { loaderUrl: 'https://cdn.example/loader.js', storeHash: 'abc123', ...containers, ...more });
  },
});

const loader = () => document.querySelector<HTMLScriptElement>('script[src]');
const mount = async (...edition: Parameters<typeof given>) => {
  await mountExample(businessBuyers, given(...edition));
  await settle();
};

afterEach(() => {
  for (const name of ['B3', 'b3CheckoutConfig', 'b3themeConfig', 'jsContext'] as const) delete window[name];
  document.body.replaceChildren();
  document.body.className = '';
});

describe('the Buyer Portal, when the widget is mounted', () => {
  it('gets the shop and the channel of the page, and is loaded as a module with them', async () => {
    await mount('buyer_portal');
    expect(window.B3).toEqual({
      before_login_goto_page: '/account.php?action=order_status',
      setting: { store_hash: 'abc123', channel_id: 3, platform: 'bigcommerce' },
    });
    expect(window.b3CheckoutConfig?.routes?.['dashboard']).toBe('/account.php?action=order_status');
    expect([loader()?.type, { ...loader()?.dataset }]).toEqual(['module', { storehash: 'abc123', channelid: '3' }]);
    expect([window.b3themeConfig, window.jsContext]).toEqual([undefined, undefined]);
  });

  it('keeps the settings that the page has made before', async () => {
    const theirs = { 'dom.cart': '#mine', before_login_goto_page: '/mine/' };
    window.B3 = { ...theirs, setting: { channel_id: 9, b2b_url: 'https://b2b.example' } };
    window.b3CheckoutConfig = { routes: { dashboard: '/mine/' } };
    await mount('buyer_portal');
    const setting = { store_hash: 'abc123', channel_id: 9, platform: 'bigcommerce', b2b_url: 'https://b2b.example' };
    expect(window.B3).toEqual({ ...theirs, setting });
    expect(window.b3CheckoutConfig).toEqual({ routes: { dashboard: '/mine/' } });
  });
});

describe('the legacy edition, when the widget is mounted', () => {
  const hooks = { login: { callback: onLogin }, orders: { callback: onOrders } };

  it('gets its containers and hooks, and is loaded as a script', async () => {
    await mount('legacy');
    expect(window.b3themeConfig).toEqual({
      useContainers: { 'dashboard.endMasquerade.container': '#masquerade', 'pdp.shoppinglist.container': '#lists' },
      useJavaScript: hooks,
    });
    expect([loader()?.src, loader()?.type, window.B3]).toEqual(['https://cdn.example/loader.js', '', undefined]);
  });

  it('gets the page’s context', async () => {
    const customer = JSON.stringify({ id: 7, name: '</script>' });
    await mount('legacy', { customer, settings: '{"a":1}', currencySelector: '' });
    expect(window.jsContext).toEqual({
      customer: { id: 7, name: '</script>' },
      store_hash: 'abc123',
      settings: { a: 1 },
      page_type: 'product',
      currency_selector: null,
      inDevelopment: true,
    });
  });

  it('keeps the settings that the page has made before', async () => {
    const login = { callback: () => {} };
    const useContainers = { 'pdp.shoppinglist.container': '#mine' };
    window.b3themeConfig = { lang: 'fr', useContainers, useJavaScript: { login } };
    window.jsContext = { mine: true };
    await mount('legacy');
    expect(window.b3themeConfig).toEqual({
      lang: 'fr',
      useContainers: { 'dashboard.endMasquerade.container': '#masquerade', ...useContainers },
      useJavaScript: { ...hooks, login },
    });
    expect(window.jsContext).toEqual({ mine: true });
  });
});

describe('the loader of B2B Edition', () => {
  it('gets the nonce of our own tag, may be on the shop’s own server, and resolves when it has loaded', async () => {
    document.body.innerHTML = '<script data-page-context nonce="n0nce" type="text/plain"></script>';
    const loaded = appendLoader('/b2b/loader.js');
    expect([loader()?.nonce, loader()?.src]).toEqual(['n0nce', 'http://shop.test/b2b/loader.js']);
    loader()?.dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBeUndefined();
  });

  it('is not loaded twice', async () => {
    await mount('legacy');
    const slot = document.querySelector('[data-widget]')!;
    slot.replaceWith(slot.cloneNode());
    await mountWidget(businessBuyers);
    await settle();
    expect(document.querySelectorAll('script[src]')).toHaveLength(1);
  });

  it('is reported to operators if it does not load', async () => {
    await mount('legacy');
    loader()?.dispatchEvent(new Event('error'));
    await settle();
    const sentence = 'B2B Edition failed: https://cdn.example/loader.js did not load';
    expect(complaints.splice(0)).toEqual([expect.stringContaining(sentence)]);
  });

  it.each(['javascript:alert(1)', 'data:text/javascript,alert(1)', 'http://'])('is not loaded from %s', async (url) => {
    await mount('legacy', { loaderUrl: url });
    expect(loader()).toBeNull();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('B2B Edition failed')]);
  });
});

describe('the hooks of the legacy edition', () => {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const display = (selector: string) => getComputedStyle(find(selector)).display;
  const buyer = { isB2BUser: true, isMobile: false };
  const other = { ...buyer, isB2BUser: false };

  beforeEach(() => {
    document.body.className = 'page_type__account_orderstatus';
    document.body.innerHTML = `
      <style>.account, .order-lists-wrap { display: none }</style>
      <ul><li class="navPages_subMenu_item__wishlists">Wish lists</li></ul>
      <main class="body"><div class="container">
        <div class="account">Ours<ul data-own-orders></ul></div><div class="order-lists-wrap">Theirs</div></div></main>`;
  });

  it('hide wish lists only from a company’s buyer on a narrow screen', () => {
    const isHiddenFrom = (isB2BUser: boolean, isMobile: boolean) => {
      onLogin({ isB2BUser, isMobile });
      return find('.navPages_subMenu_item__wishlists').hidden;
    };
    expect([isHiddenFrom(true, false), isHiddenFrom(false, true)]).toEqual([false, false]);
    expect(isHiddenFrom(true, true)).toBe(true);
  });

  it('show the shop’s orders to other shoppers, on the page of orders', () => {
    onLogin(buyer);
    expect(display('.account')).toBe('none');
    document.body.className = '';
    onLogin(other);
    expect(display('.account')).toBe('none');
    document.body.className = 'page_type__account_orderstatus';
    onLogin(other);
    expect(display('.account')).toBe('block');
  });

  it('leave a list alone that is visible already', () => {
    find('style').textContent = '.account { display: grid }';
    onLogin(other);
    expect(display('.account')).toBe('grid');
  });

  it('show the company’s orders to its buyers, in the theme’s style, in place of the shopper’s own', () => {
    onOrders(other);
    const theirs = () => [find('.order-lists-wrap').className, display('.order-lists-wrap')];
    expect(theirs()).toEqual(['order-lists-wrap', 'none']);
    onOrders(buyer);
    expect(theirs()).toEqual(['order-lists-wrap account', 'block']);
    expect(find('[data-own-orders]').hidden).toBe(true);
  });

  it('keep the shopper’s own orders visible without those of a company', () => {
    find('.order-lists-wrap').remove();
    onOrders(buyer);
    expect(find('[data-own-orders]').hidden).toBe(false);
  });
});
