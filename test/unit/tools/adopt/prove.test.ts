import { describe, expect, it, jest } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { makePlan } from '../../../tools/adopt/plan';
import { prove } from '../../../tools/adopt/prove/prove';
import { groups } from '../../../tools/adopt/rule';

/** The pages that the theme has. */
const pages = ['/harbour-desk-lamp/', '/lighting/', '/cart.php'];

// Each test renders pages of a theme twice, which takes some seconds on a busy machine.
jest.setTimeout(30_000);

describe('the proof that a theme renders the same pages', () => {
  const folder = authorTheme();
  const plan = makePlan(folder, groups);
  const proven = async (spoil: (text: string) => string, given = plan, paths = pages) => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    const changes = given.changes.map((change) =>
      change.path.endsWith('product-view.html') ? { ...change, after: spoil(change.after) } : change,
    );
    const found = await prove({ ...given, changes }, async (url) => {
      for (const path of paths) await fetch(url + path);
    });
    log.mockRestore();
    return found;
  };

  it('finds only the announced changes', async () => {
    expect(await proven((text) => text)).toEqual([]);
  });

  it.each([
    ['a text', (text: string) => text.replace('>less<', '>fewer<'), /"fewer"/],
    [
      'an attribute that no rule has',
      (text: string) => text.replace('data-cart-item-add', 'data-cart-item-add data-mine'),
      /data-mine/,
    ],
    [
      'an element that is no longer hidden',
      (text: string) => text.replace(' style="display:none;"', ''),
      /style="display:none;"/,
    ],
    ['an element at another place', (text: string) => text.replace('<dl', '</div><dl'), /productView-info/],
    ['a page that can no longer be rendered', (text: string) => `${text}{{> components/gone}}`, /gone/],
  ])('names %s', async (_, spoil, expected) => {
    const found = await proven(spoil);
    expect(found.join('\n')).toMatch(expected);
    expect(found[0]).toMatch(/^templates\/pages\/product\.html renders another page with the changes/);
  });

  it('reads the elements of a partial that the author has put into a comment', async () => {
    const put = makePlan(
      authorTheme({
        'templates/pages/product.html':
          '{{#partial "page"}}<!-- {{> components/products/product-view}} -->{{/partial}}\n{{> layout/base}}\n',
      }),
      groups,
    );
    expect(await proven((text) => text, put)).toEqual([]);
    expect((await proven((text) => text.replace('>less<', '>fewer<'), put)).join()).toMatch(/"fewer"/);
  });

  it('tells an element of the author that a rule marks from one that another rule puts around the list', async () => {
    const twice = makePlan(
      authorTheme({
        'templates/pages/search.html':
          '{{#partial "page"}}<div class="box">{{#if product_results.products}}<aside id="faceted-search-container"></aside><main class="one">{{else}}<main class="two">{{/if}}<div id="product-listing-container"></div></main></div>{{/partial}}\n{{> layout/base}}\n',
      }),
      groups,
    );
    const written = twice.changes.find(({ path }) => path === 'templates/pages/search.html')?.after;
    expect(written).toMatch(/<div data-widget="search-listing" [^>]*class="box">/);
    expect(await proven((text) => text, twice, ['/search.php?search_query=lamp'])).toEqual([]);
  });
});
