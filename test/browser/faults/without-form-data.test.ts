import { describe, expect, it } from '@jest/globals';
import { cartLines } from '../../support/shopping/read-cart';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();

describe('a browser that cannot read a form', () => {
  it('posts the product’s form itself, which leads to the cart', async () => {
    const { page } = await shop.open('/clamp-base/', {
      before: (opened) => opened.addInitScript(() => Reflect.deleteProperty(window, 'FormData')),
    });
    expect(await page.evaluate(() => typeof window.FormData)).toBe('undefined');
    await page.locator('#form-action-addToCart').click();
    await page.waitForURL('**/cart.php');
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([1]);
    const adds = shop.server.world.log.all().filter(({ method }) => method === 'POST');
    expect(adds.map(({ path }) => path)).toEqual(['/cart.php']);
  });
});
