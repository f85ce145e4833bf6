import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { clamp, fillCart, mug } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { untilIdle } from '../../support/driver/until-idle';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';

const badge = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const number = (page: Page) => page.getByRole('banner').locator('.cart-quantity');
const summary = '/api/storefront/cart-summary';

/** Makes the stored cart quantity five minutes older. */
const growOld = (page: Page) =>
  page.evaluate(() => {
    const [id, quantity, time] = String(localStorage.getItem('cart-kept')).split(' ');
    localStorage.setItem('cart-kept', `${id} ${quantity} ${Number(time) - 300_000}`);
  });

describe('the number of items in the header', () => {
  const shop = useShop();
  it('is asked of the shop, and kept for five minutes; an empty cart has none', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/', { width: 375, mounted: false });
    await page.getByRole('banner').hover();
    await badge(page, 'Cart, empty').waitFor();
    expect(await number(page).isVisible()).toBe(false);
    await fillCart(page, shop.address, [mug, clamp]);
    await visit(page, `${shop.address}/furniture/`);
    await badge(page, 'Cart, 3 items').waitFor();
    expect(await number(page).textContent()).toBe('3');
    // The quantity is stored for this currency.
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cart-quantity')));
    expect(keys).toEqual(['cart-quantity:1:USD']);

    for (const line of cartLines(shop.server)) line.quantity = 5;
    await visit(page, `${shop.address}/lighting/`);
    await badge(page, 'Cart, 3 items').waitFor();
    await untilIdle(page);
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(asked.filter((name) => name.includes('cart-summary'))).toEqual([]);
    expect(await page.locator('[data-widget-status="mounted"]').count()).toBe(0);

    await growOld(page);
    shop.server.world.faults.add({ kind: 'hold', nth: 1, path: summary });
    await visit(page, `${shop.address}/lighting/`);
    await badge(page, 'Cart, 3 items').waitFor();
    shop.server.world.faults.calm();
    await badge(page, 'Cart, 10 items').waitFor();
  });

  it('is a link to the cart without a number, without JavaScript', async () => {
    const { page } = await shop.open('/furniture/', { javaScript: false });
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await page.waitForURL('**/cart.php');
  });
});
