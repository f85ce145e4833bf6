import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { coupons } from '../../shop/codes/coupons';
import { isFocused } from '../../support/driver/is-focused';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { clamp, fillCart, mug, towels, type Wanted } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';

const path = '/about-us/';
const wide = { width: 1280, height: 800 };
const phone = { width: 375, height: 667 };

const link = (page: Page) => page.locator('header [data-cart-preview]');
const cartOf = (page: Page) => page.locator('#cart-preview-dropdown .previewCart, #previewModal[open] .previewCart');
const line = (page: Page, { name }: Wanted) => cartOf(page).locator('.previewCartItem', { hasText: name });
const remove = (page: Page, wanted: Wanted) => line(page, wanted).getByRole('link', { name: /^Remove/ });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

describe('the cart under its link', () => {
  const shop = useShop();
  const held = () =>
    cartLines(shop.server).map(({ quantity, choices }) => [quantity, ...choices.map(({ text }) => text)].join(' '));
  const open = async (wanted: readonly Wanted[], size = wide) => {
    const { page } = await shop.open(path, { ...size, before: (one) => fillCart(one, shop.url, wanted) });
    await link(page).click();
    await cartOf(page).waitFor();
    return page;
  };

  it('changes a quantity, and removes a line without a question, which Undo adds again with its options', async () => {
    const page = await open([mug, clamp, towels]);
    const [heldMug = ''] = held();
    await line(page, clamp).getByRole('button').last().click();
    await until('the shop has two clamps', () => held()[1] === '2');

    await remove(page, mug).click();
    await line(page, mug).waitFor({ state: 'detached' });
    expect(held()).toEqual(['2', '3']);
    expect(await isFocused(remove(page, clamp))).toBe(true);

    await undo(page).click();
    await line(page, mug).waitFor();
    await undo(page).waitFor({ state: 'hidden' });
    expect(held()).toEqual(['2', '3', heldMug]);
    expect(await link(page).getAttribute('aria-label')).toBe('Cart, 7 items');
  });

  it('focuses its heading when the last line is removed by the keyboard', async () => {
    const page = await open([clamp]);
    await remove(page, clamp).press('Enter');
    await page.locator('#cart-preview-dropdown .previewCart-emptyBody').waitFor();
    expect(await isFocused(page.locator('#cart-preview-dropdown h2'))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await line(page, clamp).waitFor();
    expect(held()).toEqual(['1']);
  });

  it('shows coupons, and removes them', async () => {
    const { page } = await shop.open(path, {
      ...wide,
      before: async (one) => {
        await fillCart(one, shop.url, [mug]);
        shop.server.world.sessions
          .all()
          .find(({ cart }) => cart)
          ?.cart?.coupons.push(coupons[0]!);
      },
    });
    await link(page).click();
    const code = cartOf(page).locator('.cart-total--discount', { hasText: coupons[0]!.code });
    await code.getByRole('link', { name: /^Remove/ }).click();
    await code.waitFor({ state: 'detached' });
    expect(await cartOf(page).locator('[data-cart-total]').textContent()).toMatch(/^\$/);
  });

  it('opens in the page’s dialog on a phone', async () => {
    const page = await open([mug, clamp], phone);
    await remove(page, clamp).click();
    await line(page, clamp).waitFor({ state: 'detached' });
    await undo(page).click();
    await line(page, clamp).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#previewModal').waitFor({ state: 'hidden' });
    expect(await isFocused(link(page))).toBe(true);
  });

  it('is replaced by an author’s override', async () => {
    const { page } = await shop.open(path, { ...phone, before: (one) => fillCart(one, shop.url, [clamp]) });
    await page.evaluate(async () => {
      const actions = await window.storefrontWidgets?.actions;
      actions?.override('openCart', () => void (document.title = 'opened'));
    });
    await link(page).click();
    await until('the override runs', async () => (await page.title()) === 'opened');
  });
});

describe('the theme setting after_add', () => {
  const shop = useShop();
  const add = async (themeSettings: Record<string, unknown>, size = wide) => {
    shop.server.world.settings.themeSettings = themeSettings;
    const { page } = await shop.open('/clamp-base/', size);
    await page.locator('main #form-action-addToCart').click();
    return page;
  };

  it('preview: the quantity of the item just added can be changed', async () => {
    const page = await add({ after_add: 'preview' });
    const dialog = page.getByRole('dialog', { name: 'Added to your cart' });
    await dialog.getByRole('textbox', { name: /Clamp Base/ }).fill('3');
    await dialog.getByText('3 ×').waitFor();
    expect(cartLines(shop.server)[0]?.quantity).toBe(3);
  });

  it('drawer: the cart opens at the side, after an add and by its link', async () => {
    const page = await add({ after_add: 'drawer' });
    const drawer = page.locator('#previewModal[open]');
    await drawer.locator('.previewCart').waitFor();
    await until('it is at the side', async () => {
      const { x = 0, width = 0, height = 0 } = (await drawer.boundingBox()) ?? {};
      return x > 0 && Math.round(x + width) === wide.width && Math.round(height) === wide.height;
    });
    await page.keyboard.press('Escape');
    await page.locator('#previewModal').waitFor({ state: 'hidden' });
    await link(page).click();
    await drawer.locator('.previewCart').waitFor();
  });

  it('notice: a line under the cart, announced, that leaves the focus where it is', async () => {
    const page = await add({ after_add: 'notice' }, phone);
    const notice = page.locator('[data-cart-notice]');
    await notice.waitFor();
    expect(await isFocused(page.locator('main #form-action-addToCart'))).toBe(true);
    await page.locator('[role="status"]', { hasText: 'Added to your cart' }).first().waitFor({ state: 'attached' });
    expect(cartLines(shop.server)).toHaveLength(1);
    await notice.getByRole('button').click();
    await notice.waitFor({ state: 'hidden' });
  });

  it.each([
    ['page', { after_add: 'page' }],
    ['not set, with show_fast_cart off', { after_add: '', show_fast_cart: false }],
  ])('%s: the cart page', async (_, settings) => {
    const page = await add(settings);
    await page.waitForURL('**/cart.php');
  });
});
