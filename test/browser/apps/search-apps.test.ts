import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { type Shop, useShop } from '../../support/driver/use-shop';
import { type AppPage, choosable, expectSold, openWithApp } from './sell';

/** Algolia's server knows one product. */
const serveHits = (page: Page) =>
  page.route('https://*.algolia*.net/**', (route) => {
    const hits = [{ objectID: '103', name: 'Enamel Mug', url: choosable.path }];
    return route.fulfill({
      json: { results: [{ hits, nbHits: 1, query: 'mug', index: 'products' }] },
      headers: { 'access-control-allow-origin': '*' },
    });
  });

/**
 * Algolia's app draws its field into an element, and opens its panel in the body while the shopper types.
 *
 * @param place code that sets `container`
 */
const algolia = (place: string) => ({
  files: ['algoliasearch/dist/lite/builds/browser.umd.js', '@algolia/autocomplete-js/dist/umd/index.production.js'],
  code: `const { autocomplete, getAlgoliaResults } = window['@algolia/autocomplete-js'];
    const searchClient = window['algoliasearch/lite'].liteClient('TESTAPPID0', 'key');
    ${place}
    autocomplete({ container, detachedMediaQuery: '(max-width: 680px)', getSources: ({ query }) => [{
      sourceId: 'products',
      getItems: () => getAlgoliaResults({ searchClient, queries: [{ indexName: 'products', params: { query } }] }),
      getItemUrl: ({ item }) => item.url,
      templates: { item: ({ item, createElement }) => createElement('a', { href: item.url, className: 'their-hit' }, item.name) },
    }] });`,
  until: '.aa-Input',
});

/** Follows a hit, and buys. */
async function expectFound(shop: Shop, opened: AppPage): Promise<void> {
  const { page } = opened;
  await page.locator('.aa-Input').click();
  await page.locator('.aa-Input').pressSequentially('mug');
  await page.locator('.their-hit', { hasText: 'Enamel Mug' }).click();
  await page.waitForURL(`**${choosable.path}`);
  await page.locator('.aa-Input').waitFor({ state: 'attached' });
  await opened.forgetShifts();
  await expectSold(shop, opened);
}

describe('Algolia’s search', () => {
  const shop = useShop({ settings: { csp: false } });

  it('in place of ours: its hits lead to a page that sells', async () => {
    const place = `const container = Object.assign(document.createElement('div'), { id: 'quickSearch' });
      document.querySelector('.quickSearch-form').replaceWith(container);`;
    const opened = await openWithApp(shop, '/', algolia(place), { before: serveHits });
    await expectFound(shop, opened);
    expect(await opened.page.locator('[data-widget="quick-search"]').count()).toBe(0);
  });
});

describe('Algolia’s search in an adopted theme', () => {
  const theme = adoptedTheme({
    'templates/components/common/cart-link.html': `<a href="{{urls.cart}}" data-cart-preview>Basket <span class="cart-quantity"></span></a>
<details data-widget="dropdown" data-focus-field="true"><summary data-part="toggle">Search</summary><div data-part="content" id="quickSearch"><form action="{{urls.search}}"></form></div></details>
`,
  });
  const shop = useShop({ theme, settings: { csp: false } });
  afterAll(() => rmSync(theme, { recursive: true }));

  it('in its drop-down, which stays open while a hit is pressed', async () => {
    const place = `const container = document.querySelector('#quickSearch');
      container.replaceChildren();`;
    const opened = await openWithApp(shop, '/clamp-base/', algolia(place), { before: serveHits });
    await opened.page.locator('summary', { hasText: 'Search' }).click();
    await expectFound(shop, opened);
  });
});
