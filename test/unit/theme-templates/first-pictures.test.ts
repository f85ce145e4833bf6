import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { createLocalShop } from '../../shop/create-local-shop';
import { addGoods } from '../../support/shopper/cart-filler';
import { makeShopper, type Shopper } from '../../support/shopper/shopper';

const compared = makeCatalogue().products.slice(0, 3);

describe('the first pictures of a page', () => {
  const shop = createLocalShop();
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = makeShopper(await shop.listen());
    await shopper.post('/__shop/login');
    for (const one of ['lamp', 'mug', 'hammer'] as const) await addGoods(shopper, one, 1);
  });
  afterAll(() => shop.close());

  it.each([
    ['the cart', '/cart.php', 'cart-item-image'],
    ['the comparison', `/compare/${compared.map(({ id }) => id).join('/')}`, 'compareTable-image'],
    ['a category', '/lighting/', 'card-image'],
    ['a wish list', '/wishlist.php?action=viewwishlistitems&wishlistid=1', 'card-image'],
    ['the orders', '/account.php?action=order_status', 'accountList-image'],
    ['an order', '/account.php?action=view_order&order_id=101', 'accountList-image'],
    ['the blog', '/blog/', 'post-image'],
  ])('load at once, the others when they come into view: %s', async (_, path, name) => {
    const { text } = await shopper.get(path);
    const pictures = [...text.matchAll(new RegExp(`<img class="${name}"[^>]*>`, 'g'))].map(([tag]) => tag);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures[0]).not.toContain('loading="lazy"');
    expect(pictures.slice(2).filter((tag) => !tag.includes('loading="lazy"'))).toEqual([]);
  });
});
