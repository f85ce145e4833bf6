import { describe, expect, it } from '@jest/globals';
import { isFocused } from '../../support/driver/is-focused';
import type { Page } from 'playwright-core';
import { listPage } from '../lists/list-page';
import { pressForTab } from '../../support/driver/press-for-tab';
import { cartLines } from '../../support/shopping/read-cart';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { painted } from '../../support/driver/watch-answers';

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

  it('shows the product with all its options, keeps the focus inside, gives it back, and sells the variant', async () => {
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

  it('over a product’s page leaves that product alone', async () => {
    const { page, view } = await openQuickView('/linseed-paint/', 'Paint Brushes, Set of 3');
    const title = () => page.locator('main .productView [data-product-sku]').first().textContent();
    const before = await title();
    await view.getByLabel('Quantity', { exact: true }).fill('3');
    expect(await page.locator('main .productView [name="qty[]"]').first().inputValue()).toBe('1');
    await view.getByRole('button', { name: 'Add to cart' }).click();
    await page.locator('#previewModal[open]').waitFor();
    expect(await title()).toEqual(before);
    expect(cartLines(shop.server).map(({ productId }) => productId)).toEqual([123]);
  });

  it('asks the shop once for each look, is a link everywhere else, and works in a list that came later', async () => {
    const { page, trouble } = await openQuickView('/lighting/', 'Storm Lantern');
    const asked = (path: string) => shop.server.world.log.all().filter((call) => call.path === path);
    expect(asked('/products.php').map(({ query, headers }) => [query, headers['stencil-options']])).toEqual([
      ['?productId=118', '{"render_with":"products/quick-view"}'],
    ]);
    await page.keyboard.press('Escape');
    expect(await pressForTab(link(page, 'Storm Lantern'))).toBe(true);
    await until('another tab asks for the product', () => asked('/storm-lantern/').length === 1);
    expect(asked('/products.php').length).toBe(1);
    expect(await page.locator('dialog[open]').count()).toBe(0);

    const list = listPage(page);
    await list.sort.focus();
    await list.after(() => list.sort.selectOption('Price, low to high'));
    await link(page, 'Storm Lantern').click();
    await dialog(page, 'Storm Lantern').getByRole('heading', { name: 'Storm Lantern' }).waitFor();

    // Without a valid response the link leads to the product's own page.
    await page.keyboard.press('Escape');
    await dialog(page, 'Storm Lantern').waitFor({ state: 'hidden' });
    trouble.expect(/quick view of product|404/);
    shop.server.world.faults.add({ kind: 'html', status: 404, path: '/products.php', times: 1 });
    await link(page, 'Harbour Desk Lamp').click();
    await page.waitForURL('**/harbour-desk-lamp/');
  });

  it('leads to the product without JavaScript', async () => {
    const { page } = await shop.open('/lighting/', { javaScript: false });
    await link(page, 'Storm Lantern').click();
    await page.waitForURL('**/storm-lantern/');
  });
});

describe('the cards of a list', () => {
  it('tell other scripts nothing of a product that is not the page’s', async () => {
    const { page } = await open('/claw-hammer/', { mounted: false });
    await untilMounted(page, 'main [data-widget="add-to-cart"]:not(.card-form)');
    const heard = await page.evaluateHandle(() => {
      const ids: number[] = [];
      document.addEventListener('onProductUpdate', (event) => {
        ids.push((event as CustomEvent<{ productDetails: { productId: number } }>).detail.productDetails.productId);
      });
      return ids;
    });
    await page.locator('.card-form button').first().hover();
    await page.locator('.card-form[data-widget-status="mounted"]').first().waitFor();
    await painted(page, 2);
    expect(await heard.jsonValue()).toEqual([]);
  });
});
