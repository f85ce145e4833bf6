/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { makeShopper, wanting } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const theme = makeTinyTheme();
const dist = mkdtempSync(join(tmpdir(), 'builds-'));
const shop = useLocalShop({ theme, dist });

const items = (html: string) => html.match(/<li>/g)?.length ?? 0;
const build = (version: string, age: number) => {
  mkdirSync(join(dist, version), { recursive: true });
  const manifest = join(dist, version, 'manifest.json');
  writeFileSync(manifest, JSON.stringify({ version, files: [{ file: 'loader.js', integrity: `sha256-${version}` }] }));
  utimesSync(manifest, age, age);
  writeFileSync(join(dist, version, 'loader.js'), 'export {};');
};

describe('pages', () => {
  it('have the data that their front matter requests, with theme settings', async () => {
    const { text } = await shop.shopper.get('/');
    expect(text).toContain('Hello');
    expect(items(text)).toBe(2);
    expect(text).not.toContain('<b>');
    expect(items((await shop.shopper.get('/lighting/')).text)).toBe(2);
  });

  it('use changed theme settings', async () => {
    shop.server.world.settings.themeSettings = { products_per_page: 3 };
    expect(items((await shop.shopper.get('/')).text)).toBe(3);
  });

  it('print BCData with the token and, on a product’s page, its attributes', async () => {
    const read = (text: string) => JSON.parse(/var BCData = (.*?);<\/script>/.exec(text)?.[1] ?? '{}') as object;
    const [session] = [await shop.shopper.get('/'), ...shop.server.world.sessions.all()].slice(1);
    expect(read((await shop.shopper.get('/')).text)).toEqual({
      csrf_token: (session as { csrfToken: string }).csrfToken,
    });
    expect(read((await shop.shopper.get('/claw-hammer/')).text)).toMatchObject({
      product_attributes: { sku: 'FS-HAM-16' },
    });
  });

  it('have a strict policy with the nonce of the page, unless it is switched off', async () => {
    const page = await shop.shopper.get('/');
    const nonce = /data-nonce="([^"]+)"/.exec(page.text)?.[1];
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`);
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types storefront-widgets");
    expect(page.text).toContain(`<script nonce="${nonce}">var BCData`);
    shop.server.world.settings.trustedTypes = false;
    expect((await shop.shopper.get('/')).headers.get('content-security-policy')).not.toContain('trusted-types');
    shop.server.world.settings.csp = false;
    expect((await shop.shopper.get('/')).headers.get('content-security-policy')).toBeNull();
  });

  it('load the newest build', async () => {
    expect((await shop.shopper.get('/')).text).toContain('data-widgets="of the theme "');
    build('1.0.0', 1000);
    build('0.9.0', 2000);
    expect((await shop.shopper.get('/')).text).toContain('data-widgets="0.9.0 sha256-0.9.0"');
    const loader = await shop.shopper.get('/assets/cdn/widgets/0.9.0/loader.js');
    expect(loader.headers.get('cache-control')).toContain('immutable');
    expect(loader.headers.get('access-control-allow-origin')).toBe('*');
    expect(loader.headers.get('content-type')).toContain('javascript');
  });

  it('use the theme’s setting of the fast cart, or the shop’s', async () => {
    expect((await shop.shopper.get('/')).text).toContain('data-fast="true"');
    shop.server.world.settings.showFastCart = false;
    expect((await shop.shopper.get('/')).text).toContain('data-fast="false"');
  });

  it('have pictures at the URLs of the image helpers', async () => {
    const { text } = await shop.shopper.get('/harbour-desk-lamp/');
    const source = /srcset="[^"]*?(\/images\/stencil\/640w[^ ]+) 640w/.exec(text)?.[1] ?? '';
    const picture = await shop.shopper.get(source);
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.text).toContain('width="640" height="640"');
  });

  it('that do not exist show the theme’s 404 page', async () => {
    const page = await shop.shopper.get('/nowhere/');
    expect(page.status).toBe(404);
    expect(page.text.includes('Not here')).toBe(true);
    expect((await shop.shopper.get('/products.php?productId=1', wanting('products/quick-view'))).status).toBe(404);
  });

  it('without their template name the missing template', async () => {
    const page = await shop.shopper.get('/about-us/');
    expect(page.status).toBe(500);
    expect(page.text.includes('templates/pages/page.html is missing')).toBe(true);
  });

  it('show Page Builder’s regions', async () => {
    shop.server.world.settings.regions = { home_below: '<p>From Page Builder</p>' };
    expect((await shop.shopper.get('/')).text).toContain(
      '<div data-content-region="home_below"><p>From Page Builder</p></div>',
    );
  });

  it('show changes of their template', async () => {
    const file = join(theme, 'templates/components/products/quick-view.html');
    writeFileSync(file, '<h3>{{product.title}}</h3>');
    utimesSync(file, 5000, 5000);
    const { text } = await shop.shopper.get('/products.php?productId=107', wanting('products/quick-view'));
    expect(text).toBe('<h3>Claw Hammer, 16 oz</h3>');
  });
});

describe('searching', () => {
  const search = async (query: string) =>
    (await shop.shopper.get(`/search.php?search_query=${encodeURIComponent(query)}`, wanting('search/quick-results')))
      .text;

  it('finds by name, brand and text', async () => {
    expect(await search('lamp')).toMatch(/^<li>Harbour Desk Lamp<\/li>/);
    expect(await search('TARN')).toContain('Enamel Mug');
    expect(await search('إبريق')).toContain('إبريق شاي نحاسي');
  });

  it('finds nothing below three characters', async () => {
    expect(await search('la')).toBe('');
  });
});

describe('the currency', () => {
  it('changes by a link that leads to the same page', async () => {
    const response = await shop.shopper.get('/lighting/?page=2&setCurrencyId=2');
    expect(response.headers.get('location')).toBe('/lighting/?page=2');
    await shop.shopper.get('/cart.php?action=add&product_id=107');
    expect((await shop.shopper.get('/cart.php', wanting('cart/totals'))).text).toBe('<p>42,50 €</p>');
  });

  it.each(['//elsewhere.test/', '/fr//elsewhere.test/', '/\\elsewhere.test/'])(
    'leads to no other site from a path that looks like a host: %s',
    async (path) => {
      const { headers } = await shop.shopper.get(`${path}?setCurrencyId=2`);
      expect(new URL(headers.get('location') ?? '/', shop.url).origin).toBe(shop.url);
    },
  );

  it('belongs to the shopper', async () => {
    await shop.shopper.get('/?setCurrencyId=3');
    const other = makeShopper(shop.url);
    await other.get('/cart.php?action=add&product_id=107');
    expect((await other.get('/cart.php', wanting('cart/totals'))).text).toBe('<p>$46.20</p>');
  });
});
