import { describe, expect, it } from '@jest/globals';
import { openSignedIn } from '../../support/driver/sign-in';
import { type Shop, useShop } from '../../support/driver/use-shop';

/** Puts the whole catalogue onto the shopper's first list. */
function fillList({ server }: Shop) {
  const { catalogue, wishlists } = server.world;
  const [list] = wishlists.of(1);
  if (!list) throw new Error('the customer has no wish list');
  list.items = catalogue.products.map(({ id }, index) => ({ id: 900 + index, productId: id, variantId: null }));
  return list;
}

describe('a wish list of many pages', () => {
  const shop = useShop();

  it('links to its pages by number, and shows other products on the next page', async () => {
    const { id, items } = fillList(shop);
    const page = await openSignedIn(shop, `/wishlist.php?action=viewwishlistitems&wishlistid=${id}`, {
      javaScript: false,
    });
    const ids = await page
      .locator('article')
      .locator(
        'xpath=descendant-or-self::*[@data-product-scope] | .//*[@data-product-id or @data-in-cart or @name="product_id"]',
      )
      .evaluateAll((marked) =>
        marked.map((one) => {
          const { productScope, productId, inCart } = (one as HTMLElement).dataset;
          return Number(productScope ?? productId ?? inCart ?? one.getAttribute('value'));
        }),
      );
    expect(new Set(ids)).toEqual(new Set(items.slice(0, 12).map(({ productId }) => productId)));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const shown = () => page.getByRole('article').getByRole('heading').allTextContents();
    const first = await shown();
    expect(first).toHaveLength(12);
    const links = await pages
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('page')));
    const count = Math.ceil(items.length / 12);
    expect(links).toEqual([...Array.from({ length: count }, (_, index) => String(index + 1)), '2']);
    await pages.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(`**wishlistid=${id}&page=2`);
    const second = await shown();
    expect(second).toHaveLength(12);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    expect(await pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    await pages.getByRole('link', { name: 'Previous' }).click();
    await page.waitForURL(`**wishlistid=${id}&page=1`);
    expect(await shown()).toEqual(first);
  });
});
