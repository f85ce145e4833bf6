import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { businessBuyers } from '../../../../widgets/business/business-buyers';
import { mountExample, printExample } from '../../../support/examples/mount-example';
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

beforeEach(() => {
  delete window.B3;
  delete window.b3CheckoutConfig;
  delete window.b3themeConfig;
  delete window.jsContext;
});
afterEach(() => document.body.replaceChildren());

describe('B2B Edition, before its widget’s code arrives', () => {
  it('is not on the page', () => {
    printExample(businessBuyers, given('legacy'));
    expect(loader()).toBeNull();
    expect(window.B3).toBeUndefined();
    expect(window.b3themeConfig).toBeUndefined();
  });
});

describe('the Buyer Portal, when the widget is mounted', () => {
  it('gets the shop and the channel of the page', async () => {
    await mount('buyer_portal');
    expect(window.B3).toEqual({
      before_login_goto_page: '/account.php?action=order_status',
      setting: { store_hash: 'abc123', channel_id: 3, platform: 'bigcommerce' },
    });
    expect(window.b3CheckoutConfig?.routes?.['dashboard']).toBe('/account.php?action=order_status');
  });

  it('keeps the settings that the page has made before', async () => {
    window.B3 = {
      'dom.cart': '#mine',
      before_login_goto_page: '/mine/',
      setting: { channel_id: 9, b2b_url: 'https://b2b.example' },
    };
    window.b3CheckoutConfig = { routes: { dashboard: '/mine/' } };
    await mount('buyer_portal');
    expect(window.B3).toEqual({
      'dom.cart': '#mine',
      before_login_goto_page: '/mine/',
      setting: { store_hash: 'abc123', channel_id: 9, platform: 'bigcommerce', b2b_url: 'https://b2b.example' },
    });
    expect(window.b3CheckoutConfig).toEqual({ routes: { dashboard: '/mine/' } });
  });

  it('is loaded as a module with the shop and the channel in its attributes', async () => {
    await mount('buyer_portal');
    expect(loader()?.type).toBe('module');
    expect({ ...loader()?.dataset }).toEqual({ storehash: 'abc123', channelid: '3' });
    expect(window.b3themeConfig).toBeUndefined();
    expect(window.jsContext).toBeUndefined();
  });
});

describe('the legacy edition, when the widget is mounted', () => {
  it('gets its containers and hooks, and is loaded as a script', async () => {
    await mount('legacy');
    expect(window.b3themeConfig).toEqual({
      useContainers: { 'dashboard.endMasquerade.container': '#masquerade', 'pdp.shoppinglist.container': '#lists' },
      useJavaScript: { login: { callback: expect.any(Function) }, orders: { callback: expect.any(Function) } },
    });
    expect([loader()?.src, loader()?.type, loader()?.parentElement]).toEqual([
      'https://cdn.example/loader.js',
      '',
      document.body,
    ]);
    expect(window.B3).toBeUndefined();
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
    const callback = () => {};
    window.b3themeConfig = {
      lang: 'fr',
      useContainers: { 'pdp.shoppinglist.container': '#mine' },
      useJavaScript: { login: { callback } },
    };
    window.jsContext = { mine: true };
    await mount('legacy');
    expect(window.b3themeConfig).toMatchObject({
      lang: 'fr',
      useContainers: { 'dashboard.endMasquerade.container': '#masquerade', 'pdp.shoppinglist.container': '#mine' },
      useJavaScript: { login: { callback }, orders: { callback: expect.any(Function) } },
    });
    expect(window.jsContext).toEqual({ mine: true });
  });
});

describe('the loader of B2B Edition', () => {
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
