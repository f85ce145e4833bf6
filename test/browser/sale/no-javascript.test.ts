import { describe, expect, it } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { chooseOption } from './choose-option';
import { expectBought } from './expect-bought';
import { cartLines } from '../cart/read-cart';
import { useShop } from '../driver/use-shop';
import { buyableVariants, wishesFor } from '../account/wishes';

const products = makeCatalogue().products.map((product) => [product.name, product] as const);
const buyable = products.filter(([, product]) => buyableVariants(product).length > 0);
const notBuyable = products.filter(([, product]) => buyableVariants(product).length === 0);

describe('without JavaScript', () => {
  const shop = useShop();

  it.each(buyable)('%s is chosen, posted and in the cart', async (_, product) => {
    const [variant] = buyableVariants(product).slice(-1);
    if (!variant) throw new Error('nothing to buy');
    const { page } = await shop.open(`/${product.slug}/`, { javaScript: false });
    const form = page.locator('form[data-cart-item-add]');
    const wishes = wishesFor(product, variant);
    for (const wish of wishes) await chooseOption(form, wish);
    const quantity = Math.max(1, product.minimum);

    await form.locator('#form-action-addToCart').click();
    await page.waitForURL('**/cart.php**');

    expectBought(shop.server, product, variant, wishes, quantity);
    expect(await page.locator('main').textContent()).toContain(product.name);
  });

  it.each(notBuyable)('%s offers no button that leads nowhere', async (_, product) => {
    const { page } = await shop.open(`/${product.slug}/`, { javaScript: false });
    expect(await page.locator('#form-action-addToCart:visible:enabled').count()).toBe(0);
  });

  it('the cart is one link away from every page', async () => {
    const { page } = await shop.open('/', { javaScript: false });
    await page.locator('[data-cart-preview]').click();
    await page.waitForURL('**/cart.php');
    expect(cartLines(shop.server)).toEqual([]);
  });
});
