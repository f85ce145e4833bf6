import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isFocused } from '../../support/driver/is-focused';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { chooseValue } from '../../support/shopping/choose-option';
import { cartLines } from '../../support/shopping/read-cart';
import { askedSkus, sent, untilThere, withBuyer } from '../../support/states/b2b-stand-in';
import { closePreview } from '../cart/close-preview';
import { findChoosable, openSalePage } from '../sale/sale-page';

const { product, field, variants, valueOf } = findChoosable();
const [first, second] = variants;

describe('the Buyer Portal', () => {
  const shop = useShop(withBuyer('buyer_portal', 'buyer'));
  const quote = (page: Page) => page.getByRole('button', { name: 'Add to quote' });
  const list = (page: Page) => page.getByRole('button', { name: 'Add to shopping list' });

  // The selectors that it reads and writes, from its source: apps/storefront/src/lib/config and hooks/dom.
  const inProduct = [
    '#form-action-addToCart',
    '#add-to-cart-wrapper',
    'form[data-cart-item-add] input[name=product_id]',
    '[name="qty[]"]',
    '[data-product-sku]',
    '[data-quantity-change] button[data-action=inc]',
    '[data-quantity-change] button[data-action=dec]',
    'form[data-wishlist-add]',
    '[data-button-type="add-cart"]',
    '[data-content-region="product_below_price"]',
  ];
  const inHeader = [
    '.navUser-item.navUser-item--account',
    '[href="/cart.php"]',
    '[href="/login.php"]',
    '[href="/login.php?action=create_account"]',
    '.cart-quantity.countPill--positive',
  ];
  const inCart = ['.cart-actions', '[data-content-region="cart_below_totals"]'];
  const missing = (page: Page, within: string, hooks: string[]) =>
    page.evaluate(
      (selectors) => selectors.filter((selector) => document.querySelector(selector) === null),
      hooks.map((hook) => `${within} ${hook}`),
    );

  it('finds its hooks, keeps its buttons, gets each new SKU, and can be used by keyboard', async () => {
    const { page, responses, form, button } = await openSalePage(shop, product);
    await untilThere(page, 'buyer_portal');
    expect(await missing(page, '.productView', inProduct)).toEqual([]);
    await page.evaluate(() => {
      const theirs = document.querySelectorAll('.b2b-add-to-list, .b2b-add-to-quote');
      for (const button of theirs) button.setAttribute('data-same', '');
    });
    for (const variant of [first, second]) {
      await responses.after(() => chooseValue(form, field, valueOf(variant)));
      await button.click();
      await closePreview(page);
    }
    expect(await page.locator('#add-to-cart-wrapper ~ .b2b-add-to-list[data-same]').count()).toBe(1);
    expect(await page.locator('#form-action-addToCart ~ .b2b-add-to-quote[data-same]').count()).toBe(1);
    expect(await list(page).count()).toBe(1);
    expect(await quote(page).count()).toBe(1);
    expect(await page.locator('main form[data-wishlist-add]').isVisible()).toBe(false);
    expect(await missing(page, '.productView', inProduct)).toEqual([]);
    expect(
      cartLines(shop.server)
        .map(({ variantId }) => variantId)
        .sort(),
    ).toEqual([first.id, second.id].sort());

    await responses.after(() => chooseValue(form, field, valueOf(first)));
    await until('three SKUs were requested', () => askedSkus(shop).length >= 3);
    expect(askedSkus(shop)).toEqual([first.sku, second.sku, first.sku]);
    await form.getByRole('textbox', { name: 'Quantity' }).fill('3');
    await button.focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(quote(page))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(list(page))).toBe(true);
    await quote(page).click();
    await until('the quote was sent', () => sent(shop, '/b2b/quote').length > 0);
    expect(sent(shop, '/b2b/quote').map(({ json }) => json)).toEqual([
      {
        storeHash: 'local0hash',
        channelId: 1,
        productId: String(product.id),
        quantity: '3',
        sku: first.sku,
        options: [[field, String(valueOf(first))]],
      },
    ]);

    await visit(page, `${shop.url}/cart.php`);
    expect(await missing(page, 'body', [...inCart, ...inHeader])).toEqual([]);
  });

  it('finds its hooks in a product list, and works in a quick view', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false });
    await untilThere(page, 'buyer_portal');
    expect(await missing(page, 'main', ['.quickview'])).toEqual([]);
    await page
      .getByRole('link', { name: /^Quick view/ })
      .first()
      .click();
    const dialog = page.locator('#modal.open');
    await dialog.getByRole('button', { name: 'Add to shopping list' }).waitFor();
    expect(await missing(page, '#modal.open', inProduct)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add to quote' }).click();
    await until('the quote was sent', () => sent(shop, '/b2b/quote').length > 0);
    const [asked] = sent(shop, '/b2b/quote').map(({ json }) => json as { productId: string; sku: string });
    const shown = await dialog.locator('.productView').getAttribute('data-product-scope');
    const sku = await dialog.locator('[data-product-sku]').textContent();
    expect(asked?.productId).toEqual(shown);
    expect(asked?.sku).toEqual(sku?.trim());
    expect(await dialog.locator('form[data-wishlist-add]').isVisible()).toBe(false);
  });
});
