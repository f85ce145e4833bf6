/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

/** Headers of a request from BigCommerce's command-line tool. */
const cli = (options: object = {}, config: object = {}) => ({
  'stencil-cli': '10.0.0',
  'stencil-version': '1.0',
  'x-auth-client': 'stencil-cli',
  'x-auth-token': 'local',
  'stencil-options': JSON.stringify({ get_data_only: true, ...options }),
  'stencil-config': JSON.stringify(config),
});

describe('stencil start', () => {
  it.each([
    ['/admin/oauth/info', { store_hash: 'local0hash' }],
    ['/stores/local0hash/v3/sites', { data: [{ id: 1, channel_id: 1 }] }],
    ['/stores/local0hash/v3/channels?type:in=storefront', { data: [{ id: 1 }] }],
    ['/stencil-version-check?v=10.0.0', { status: 'ok' }],
    ['/stores/local0hash/v3/settings/store/locale', { data: { default_shopper_language: 'en' } }],
  ])('gets its response at %s', async (path, response) => {
    expect((await shop.shopper.get(path, cli())).json()).toMatchObject(response);
  });

  it('gets this shop’s own URL', async () => {
    expect((await shop.shopper.get('/stencil-version-check')).json()).toMatchObject({
      sslUrl: shop.url,
      baseUrl: shop.url,
    });
  });
});

describe('a page for the command-line tool', () => {
  it('is first its template, then its context', async () => {
    const first = await shop.shopper.get('/harbour-desk-lamp/', cli({ get_template_file: true }));
    expect(first.json()).toEqual({
      pencil_response: true,
      template_file: 'pages/product',
      page_type: 'product',
      entity_id: 101,
      remote: false,
    });
    const second = (await shop.shopper.get('/harbour-desk-lamp/', cli())).json<{
      context: Record<string, unknown>;
    }>();
    expect(second).toMatchObject({
      pencil_response: true,
      template_file: 'pages/product',
      entity_id: 101,
      remote: false,
    });
    expect(second.context).toMatchObject({
      page_type: 'product',
      product: { id: 101, title: 'Harbour Desk Lamp' },
    });
  });

  it('has the data that the sent front matter requests', async () => {
    const relatedProducts = async (config: object) =>
      (await shop.shopper.get('/harbour-desk-lamp/', cli({}, config))).json<{
        context: { product: { related_products: object[] } };
      }>().context.product.related_products;
    expect(await relatedProducts({})).toHaveLength(0);
    expect(await relatedProducts({ product: { related_products: { limit: 2 } } })).toHaveLength(2);
  });

  it('may be fragments', async () => {
    const several = cli({ get_template_file: true, render_with: 'cart/content,cart/totals' });
    expect((await shop.shopper.get('/cart.php', several)).json()).toMatchObject({
      template_file: ['components/cart/content', 'components/cart/totals'],
    });
    const one = cli({ get_template_file: true, render_with: 'cart/content' });
    expect((await shop.shopper.get('/cart.php', one)).json()).toMatchObject({
      template_file: 'components/cart/content',
    });
  });

  it('may be a remote call, answered at once', async () => {
    const response = await shop.shopper.post(
      '/remote/v1/product-attributes/107',
      'action=add',
      cli({ get_template_file: true, render_with: 'products/bulk-discount-rates-table' }),
    );
    expect(response.json()).toMatchObject({
      pencil_response: true,
      remote: true,
      remote_data: { sku: 'FS-HAM-16' },
      template_file: 'components/products/bulk-discount-rates-table',
      context: { product: { id: 107 } },
    });
  });

  it('redirects without data, as a form post does', async () => {
    const response = await shop.shopper.post('/cart.php', { action: 'add', product_id: '107' }, cli());
    expect(response.status).toBe(302);
  });

  it('gets Page Builder’s regions by a last request', async () => {
    shop.server.world.settings.regions = { home_below: '<p>From Page Builder</p>' };
    const response = await shop.shopper.send('/graphql', {
      method: 'POST',
      // The tool takes the token from the context.
      headers: { 'content-type': 'application/json', authorization: 'Bearer local.storefront.token' },
      body: JSON.stringify({
        query:
          'query { site { content { renderedRegionsByPageType(pageType: HOME) { regions { name html } } } ' + '} }',
      }),
    });
    expect(response.json()).toEqual({
      data: {
        site: {
          content: {
            renderedRegionsByPageType: {
              regions: [{ name: 'home_below', html: '<p>From Page Builder</p>' }],
            },
          },
        },
      },
    });
  });
});
