import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { clamp, mug, openCart } from '../../support/shopping/open-cart';
import { closePreview } from '../cart/close-preview';
import { listPage } from '../lists/list-page';

declare global {
  interface Window {
    walletRuns?: Record<string, number>;
    walletPresses?: string[];
    stars?: number;
    checkouts?: number;
  }
}

/** The shop's policy is on, with Trusted Types; the provider's scripts have a nonce, on pages and in fragments. */
const shop = useShop({ settings: { wallet: true } });

/** The buttons and frames of the provider in a box, and how often its script has run. A button is pressed. */
async function wallet(page: Page, place: string) {
  const box = page.locator(`#pear-${place}`);
  await box.locator('iframe').waitFor({ state: 'attached' });
  await box.locator('button').click();
  return {
    buttons: await box.locator('button').count(),
    frames: await box.locator('iframe').count(),
    presses: await page.evaluate((name) => window.walletPresses?.filter((one) => one === name).length, place),
  };
}
const whole = (presses: number) => ({ buttons: 1, frames: 1, presses });
const runs = (page: Page, place: string) => page.evaluate((name) => window.walletRuns?.[name], place);

describe('the button of a payment provider', () => {
  it('is on a product, in its quick view, in the cart preview and in the header’s cart', async () => {
    const { page } = await shop.open('/clamp-base/', { mounted: false });
    expect(await wallet(page, 'product-102')).toEqual(whole(1));
    await page.locator('main #form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(await wallet(page, 'preview')).toEqual(whole(1));
    await closePreview(page);
    await page.locator('main #form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(await wallet(page, 'preview')).toEqual(whole(2));

    await page.goto(`${shop.url}/lighting/`);
    for (const time of [1, 2]) {
      await page.getByRole('article').filter({ hasText: 'Clamp Base' }).locator('.quickview').focus();
      await page.keyboard.press('Enter');
      await page.locator('#modal[open] .productView').waitFor();
      const id = await page.locator('#modal [data-product-scope]').getAttribute('data-product-scope');
      expect(await wallet(page, `product-${id}`)).toEqual(whole(time));
      expect(await runs(page, `product-${id}`)).toBe(time);
      await page.keyboard.press('Escape');
      await page.locator('#modal[open]').waitFor({ state: 'detached' });
    }
    await page.locator('header [data-cart-preview]').click();
    await page.locator('#cart-preview-dropdown .previewCartItem').waitFor();
    expect(await wallet(page, 'header')).toEqual(whole(1));
  });

  it('has a class around it on the cart page and in the cart preview where the browser has Apple’s wallet', async () => {
    const around = (page: Page, place: string) =>
      page.evaluate((name) => document.querySelector(`.apple-pay-supported #pear-${name}`) !== null, place);
    const giveWallet = (page: Page) =>
      page.addInitScript(() => void Object.assign(window, { ApplePaySession: Object }));
    const apple = await openCart(shop, [mug], { before: giveWallet });
    expect(await around(apple.page, 'cart')).toBe(true);
    const other = await openCart(shop, [mug]);
    expect(await around(other.page, 'cart')).toBe(false);
    const { page } = await shop.open('/clamp-base/', { mounted: false, before: giveWallet });
    await page.locator('main #form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(await around(page, 'preview')).toBe(true);
  });

  it('stays on the cart page, the same one, before and after three changes', async () => {
    const { page, line, settle, sum } = await openCart(shop, [mug, clamp]);
    expect(await wallet(page, 'cart')).toEqual(whole(1));
    await page.evaluate(() => {
      const checkout = document.querySelector<HTMLElement>('#cart-checkout')!;
      // Terms that the shopper has not accepted yet.
      checkout.addEventListener('click', (event) => {
        event.preventDefault();
        window.checkouts = (window.checkouts ?? 0) + 1;
      });
    });
    const [button, frame] = await Promise.all(['button', 'iframe'].map((one) => page.$(`#pear-cart ${one}`)));
    const changes = [
      () => line(clamp).getByRole('button', { name: 'One more' }).click(),
      async () => {
        await line(mug).getByRole('textbox').fill('5');
        await line(mug).getByRole('textbox').press('Enter');
      },
      async () => {
        await line(clamp)
          .getByRole('link', { name: /^Remove/ })
          .click();
        await page.locator('dialog[open] .confirm').click();
      },
    ];
    for (const [index, act] of changes.entries()) {
      const before = await sum('Total');
      await act();
      await page.waitForFunction(
        (text) => document.querySelector('[data-cart-total]')?.textContent?.trim() !== text,
        before,
      );
      await settle();
      expect(await wallet(page, 'cart')).toEqual(whole(index + 2));
      await page.locator('#cart-checkout').click();
      expect(await page.evaluate(() => [window.checkouts, location.pathname])).toEqual([index + 1, '/cart.php']);
    }
    expect(await runs(page, 'cart')).toBe(1);
    expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

describe('a script in the HTML of a list, a quick view and the cart', () => {
  const star = (place: string, code: string) =>
    `<span class="${place}"></span><script nonce="">window.stars = (window.stars || 0) + 1; ${code}</script>`;
  const own = 'document.currentScript.previousElementSibling.textContent += "★"';
  const regions = {
    product_item_below_price: star('star', own),
    product_below_price: star('later', own),
  };

  it('runs for each product of a sorted and a filtered list, once', async () => {
    Object.assign(shop.server.world.settings, { regions });
    const { page } = await shop.open('/workshop/', { mounted: false });
    const list = listPage(page);
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main .card .star')].map(({ textContent }) => textContent).join(''),
      );
    const rendered = await shown();
    expect(rendered).toMatch(/^★{5,}$/);
    await list.after(() => page.locator('select[name="sort"]').selectOption('pricedesc'));
    expect(await shown()).toBe(rendered);
    await list.after(() => page.goBack());
    expect(await shown()).toBe(rendered);
    await page.locator('.quickview').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('#modal[open] .productView').waitFor();
    expect(await page.locator('#modal .later').textContent()).toBe('★');
  });

  it.each([
    ['runs without a policy', { csp: false }, '★'],
    ['does not run without a nonce where the page’s policy would not allow it', {}, ''],
  ])('%s', async (_, settings, shown) => {
    const withoutNonce = star('star', own).replace(' nonce=""', '');
    Object.assign(shop.server.world.settings, { ...settings, regions: { product_below_price: withoutNonce } });
    const { page, trouble } = await shop.open('/workshop/', { mounted: false });
    trouble.expect(/has no nonce|inline event handler|policy/);
    await page.locator('.quickview').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('#modal[open] .productView').waitFor();
    expect(await page.locator('#modal .star').textContent()).toBe(shown);
    expect(trouble.expected().filter((one) => one.startsWith('widgets:error'))).toEqual(
      shown ? [] : [expect.stringContaining('a script in HTML of the shop has no nonce')],
    );
  });
});
