import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isFocused } from '../../support/driver/is-focused';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { painted } from '../../support/driver/watch-responses';
import { cartLines } from '../../support/shopping/read-cart';
import { listPage } from '../lists/list-page';

const shop = useShop();
const open = useVisits(shop);
const link = (page: Page, name: string) =>
  listPage(page)
    .card(name)
    .getByRole('link', { name: /^Quick view/ });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('the quick view of a product', () => {
  /** Opens the quick view with the keyboard: on narrow screens a tap opens the product's own page. */
  async function openQuickView(path: string, name: string, width = 1280) {
    const { page, trouble } = await open(path, { width, mounted: false });
    await link(page, name).focus();
    await page.keyboard.press('Enter');
    await dialog(page, name).getByRole('heading', { name }).waitFor();
    await untilMounted(page, '#modal [data-widget="add-to-cart"]');
    return { page, trouble, view: dialog(page, name) };
  }

  it('keeps the focus inside, returns it to the link, and sells the chosen variant', async () => {
    const { page, view } = await openQuickView('/lighting/', 'Harbour Desk Lamp', 375);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Harbour Desk Lamp');
    const places: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'].flatMap((pressed) => Array<string>(30).fill(pressed))) {
      await page.keyboard.press(key);
      places.push(
        await page.evaluate(
          () => (document.activeElement?.closest('#modal') ? 'dialog' : document.activeElement?.localName) ?? '',
        ),
      );
    }
    // From the last control Tab leads to the browser's own controls; then the body has the focus, as on any page.
    expect(places.filter((place) => place !== 'body' && place !== 'dialog')).toEqual([]);
    expect(places.filter((place) => place === 'dialog').length).toBeGreaterThan(40);

    await view.getByText('Clamp', { exact: true }).click();
    await page.waitForFunction(
      () => document.querySelector('#modal [data-widget="product-options"]')?.getAttribute('aria-busy') === null,
    );
    await page.keyboard.press('Escape');
    await view.waitFor({ state: 'hidden' });
    expect(await isFocused(link(page, 'Harbour Desk Lamp'))).toBe(true);
    expect(await page.locator('#modal .productView').count()).toBe(0);

    // The badge and the preview show the sale, and the page is the same.
    await page.keyboard.press('Enter');
    await untilMounted(page, '#modal [data-widget="add-to-cart"]');
    await view.getByText('Clamp', { exact: true }).click();
    await view.getByLabel('Quantity', { exact: true }).fill('2');
    await view.getByRole('button', { name: 'Add to cart' }).click();
    const preview = page.locator('#previewModal[open]');
    await preview.getByText('Harbour Desk Lamp').first().waitFor();
    expect(await page.locator('#modal[open]').count()).toBe(0);
    expect(cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity])).toEqual([[101, 2]]);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 items' }).waitFor();
    expect(await isFocused(link(page, 'Harbour Desk Lamp'))).toBe(true);
  });
});

describe('the cards of a list', () => {
  it('dispatch no event for a product that is not the page’s', async () => {
    const { page } = await open('/claw-hammer/', { mounted: false });
    await untilMounted(page, 'main [data-widget="add-to-cart"]:not(.card-form)');
    const productIds = await page.evaluateHandle(() => {
      const ids: number[] = [];
      document.addEventListener('onProductUpdate', (event) => {
        ids.push((event as CustomEvent<{ productDetails: { productId: number } }>).detail.productDetails.productId);
      });
      return ids;
    });
    await page.locator('.card-form button').first().hover();
    await page.locator('.card-form[data-widget-status="mounted"]').first().waitFor();
    await painted(page, 2);
    expect(await productIds.jsonValue()).toEqual([]);
  });
});
