import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { clamp, fillCart, mug, settleCart } from '../../support/shopping/open-cart';
import { listPage } from './list-page';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';

const hammer = 'Claw Hammer, 16 oz';
const note = (page: Page, name: string) => listPage(page).card(name).locator('.card-inCart');

async function add(page: Page, name: string): Promise<void> {
  await listPage(page)
    .card(name)
    .getByRole('button', { name: /^Add to cart\s?: / })
    .click();
  const preview = page.locator('#previewModal[open]');
  await preview.locator('.previewCart').waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
}

describe('the number in the cart that a card shows', () => {
  const shop = useShop();

  it.each(['/workshop/', '/search.php?search_query=hammer'])('follows the cart: %s', async (path) => {
    const opened = await shop.open(path, { width: 375, mounted: false });
    const { page } = opened;
    expect(await note(page, hammer).isVisible()).toBe(false);
    await add(page, hammer);
    await note(page, hammer).getByText('1 in your cart').waitFor();
    await add(page, hammer);
    await note(page, hammer).getByText('2 in your cart').waitFor();

    // It goes with the last piece, also when that was taken out in another tab.
    const beside = (await shop.openBeside(opened, '/cart.php')).page;
    await beside.getByRole('link', { name: /^Remove/ }).click();
    await beside.locator('dialog[open] .confirm').click();
    await beside.getByText('Your cart is empty.', { exact: true }).waitFor();
    await note(page, hammer).waitFor({ state: 'hidden' });
  });

  it('is what the template printed as long as the cart stays as it is', async () => {
    const { page } = await shop.open('/workshop/', {
      mounted: false,
      before: (one) => fillCart(one, shop.address, [clamp, mug]),
    });
    await page.getByRole('banner').hover();
    await untilMounted(page, '[data-widget="cart-badge"]');
    const asked = shop.server.world.log.all().filter(({ path }) => path === '/api/storefront/carts');
    expect(asked).toEqual([]);
  });

  it('follows the cart under “Goes well with this”', async () => {
    const { page } = await shop.open('/cart.php', { before: (one) => fillCart(one, shop.address, [mug]) });
    const card = page.locator('.card', { has: page.getByRole('button', { name: /^Add to cart/ }) }).first();
    await card.getByRole('button', { name: /^Add to cart/ }).click();
    await page.keyboard.press('Escape');
    await settleCart(page);
    await visit(page, `${shop.address}/cart.php`);
  });
});
