/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { renderExample } from '../../support/examples/render-example';

/** The URLs of the theme's links to the pages of a wish list, when the second page is shown. */
async function urlsFor(urlOf: (page: number) => string): Promise<string[]> {
  const links = [1, 2, 3].map((number) => ({ number, url: urlOf(number) }));
  const pages = JSON.stringify({ pages: { current: 2, previous: urlOf(1), next: urlOf(3), links } });
  const partial = '{{> components/account/wishlist-pages wishlist_pages=pages}}';
  const html = await renderExample(`{{#JSONparse '${pages}'}}${partial}{{/JSONparse}}`);
  const plain = html.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');
  return [...plain.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

describe('the links to the pages of a wish list', () => {
  const list = '/wishlist.php?action=viewwishlistitems&wishlistid=7';

  it.each([
    ['without a page number', list, `${list}&page=`],
    ['without a query', '/wishlist/7', '/wishlist/7?page='],
    ['of another host', `https://shop.example${list}`, `https://shop.example${list}&page=`],
  ])('contain their page number, also in a URL %s', async (_, given, url) => {
    expect(await urlsFor(() => given)).toEqual([1, 1, 2, 3, 3].map((page) => url + page));
  });

  it('are those of the shop if they contain the page number', async () => {
    expect(await urlsFor((page) => `${list}&page=${page}`)).toEqual(
      [1, 1, 2, 3, 3].map((page) => `${list}&page=${page}`),
    );
  });
});
