import { describe, expect, it } from '@jest/globals';
import { translatePage } from '../../support/driver/translate-page';
import { useShop } from '../../support/driver/use-shop';
import { chooseValue } from '../../support/shopping/choose-option';
import { clamp, mug, openCart } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { findChoosable, useSalePage } from '../sale/sale-page';
import { shownProduct } from '../sale/shown-product';

const { product, field, variants, valueOf } = findChoosable();
const [first, second] = variants;

describe('a page that other scripts change', () => {
  const shop = useShop();
  const openSalePage = useSalePage(shop);

  it('still sells after the browser has translated it', async () => {
    const { page, responses, view, form, button } = await openSalePage(product);
    await translatePage(page, ['«', '»']);
    for (const variant of [first, second, first]) {
      await responses.after(() => chooseValue(form, field, valueOf(variant)));
      expect((await shownProduct(view)).sku).toBe(variant.sku);
    }
    await button.click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    await page.keyboard.press('Escape');
    await translatePage(page, ['«', '»']);
    await responses.after(() => chooseValue(form, field, valueOf(second)));
    await button.click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server).map(({ variantId }) => variantId)).toEqual([first.id, second.id]);
  });
});

describe('a cart page that other scripts change', () => {
  const shop = useShop();

  it('keeps their buttons, each once and in its place, through every change', async () => {
    const { page, line, settle } = await openCart(shop, [mug, clamp]);
    await page.evaluate(() => {
      const put = (id: string, place: Element) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.id = id;
        button.textContent = id;
        button.addEventListener('click', () => button.append('!'));
        place.append(button);
      };
      put('their-quote', document.querySelector('#cart-checkout')!.parentElement!);
      put('their-wallet', document.querySelector('[data-cart-additional-checkout-buttons]')!);
    });
    const total = page.locator('[data-cart-total]');
    const afterChange = async (change: () => Promise<unknown>) => {
      const before = await total.textContent();
      await change();
      await page.waitForFunction((text) => document.querySelector('[data-cart-total]')?.textContent !== text, before);
      await settle();
      for (const name of ['their-quote', 'their-wallet']) await page.locator(`#${name}`).click();
    };
    await afterChange(() => line(mug).getByRole('button', { name: 'One more' }).click());
    await afterChange(async () => {
      await page.getByText('Add a coupon').click();
      await page.getByLabel('Coupon code').fill('TENTH');
      await page.getByLabel('Coupon code').press('Enter');
    });
    await afterChange(async () => {
      await line(clamp)
        .getByRole('link', { name: /^Remove/ })
        .click();
      await page.locator('dialog[open] .confirm').click();
    });
    expect(await page.locator('#cart-checkout ~ #their-quote').allTextContents()).toEqual(['their-quote!!!']);
    expect(
      await page.locator('[data-cart-additional-checkout-buttons] > #their-wallet:last-child').allTextContents(),
    ).toEqual(['their-wallet!!!']);
  });
});
