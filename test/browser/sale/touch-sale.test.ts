import { describe, expect, it } from '@jest/globals';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { settleCart } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { listPage } from '../lists/list-page';

describe('a sale by touch on a phone', () => {
  const shop = useShop({ settings: { themeSettings: { categorypage_products_per_page: 4 } } });
  const phone = { width: 375, height: 760, touch: true, mounted: false } as const;

  it('goes from the menu through filters and cards to the cart, a coupon and the checkout', async () => {
    const { page } = await shop.open('/', phone);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'Categories' });
    await menu.locator('summary', { hasText: 'Workshop' }).tap();
    await menu.getByRole('link', { name: 'All Workshop' }).tap();
    await page.waitForURL('**/workshop/');

    const list = listPage(page);
    await list.filters.locator('summary').first().tap();
    await list.filters.getByText('Brand', { exact: true }).tap();
    await list.after(() => list.value('Fell & Sons').tap());
    expect(await list.count.textContent()).toBe('7 products, page 1 of 2');
    await list.after(() => list.pages.getByRole('link', { name: 'Next' }).tap());
    await list.after(() => list.pages.getByRole('link', { name: 'Previous' }).tap());
    const hammer = list.card('Claw Hammer, 16 oz');
    await hammer.getByRole('checkbox', { name: /^Compare/ }).tap();
    await page.getByText('1 product chosen to compare').waitFor();
    await hammer.getByRole('button', { name: /^Add to cart/ }).tap();
    const preview = page.getByRole('dialog', { name: /added to your cart/i });
    await preview.getByRole('button', { name: 'Continue shopping' }).tap();
    await preview.waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).tap();
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'View or edit your cart' }).tap();
    await page.waitForURL('**/cart.php');

    await untilMounted(page, '[data-widget="cart-quantity"]');
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .tap();
    await page.getByText('2 items').waitFor();
    await page.getByText('Add a coupon').tap();
    await page.getByLabel('Coupon code').fill('TENTH');
    await page.getByRole('button', { name: /^Apply\s?: coupon$/ }).tap();
    await page.locator('.cart-total', { hasText: 'Coupon TENTH' }).waitFor();
    await settleCart(page);
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([2]);
    await page.getByRole('link', { name: 'Check out', exact: true }).tap();
    await page.waitForURL('**/checkout**');
  });

  it('goes from a card to a product with options and tabs, a search and another currency', async () => {
    const { page } = await shop.open('/lighting/', phone);
    const card = listPage(page).card('Harbour Desk Lamp');
    // The quick view is for mouse and keyboard: a tap on its place leads to the product.
    const place = await card.getByRole('link', { name: /^Quick view/ }).boundingBox();
    if (!place) throw new Error('the card has no quick view');
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place.y - 300);
    await page.touchscreen.tap(place.x + place.width / 2, 300 + place.height / 2);
    await page.waitForURL('**/harbour-desk-lamp/');
    await page.getByRole('main').getByText('Clamp', { exact: true }).tap();
    await page.getByRole('button', { name: /^One more: Harbour/ }).tap();
    await page.getByText('Warranty', { exact: true }).first().tap();
    await page.getByText('Ten years on the springs').first().waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).tap();
    const preview = page.getByRole('dialog', { name: /added to your cart/i });
    await preview.getByRole('button', { name: 'Continue shopping' }).tap();
    await preview.waitFor({ state: 'hidden' });
    expect(cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity])).toEqual([[101, 2]]);

    const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search the store' });
    // The label lies over the closed field.
    await page.locator('.quickSearch-label').first().tap();
    await field.pressSequentially('lantern');
    const results = page.getByRole('banner').getByRole('region', { name: 'Search results' });
    await results.getByRole('link', { name: 'Storm Lantern' }).tap();
    await page.waitForURL('**/storm-lantern/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Euro' }).filter({ visible: true }).tap();
    await page.waitForFunction(
      () => document.querySelector('[data-page-context]')?.getAttribute('data-currency-code') === 'EUR',
    );
  });
});
