import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import type { Trouble } from '../../support/driver/watch-trouble';
import { estimateShipping } from '../../support/shopping/estimate-shipping';
import { clamp, fillCart, mug, openCart, tumblers } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import { listPage } from '../lists/list-page';

const challenge = '<!doctype html><title>Are you human?</title><h1>Are you human?</h1>';

const shop = useShop();

/** The host answers these calls of scripts in place of the shop. The browser's own requests reach the shop by default. */
function challengeCalls(path: string, status = 403, ofBrowserToo = false) {
  const headers = { 'cf-mitigated': 'challenge' };
  const aim = { path, ...(!ofBrowserToo && { isCall: true }) };
  shop.server.world.faults.add({ kind: 'status', status, type: 'text/html', body: challenge, headers, ...aim });
}
const allow = ({ trouble }: { trouble: Trouble }) => trouble.expect(/answered with|responded with a status/);
/** The requests so far: of scripts (`call`) or of the browser. */
const requests = (path: string, method = 'POST') =>
  shop.server.world.log
    .all()
    .filter((one) => one.path === path && one.method === method)
    .map(({ headers }) => (headers['sec-fetch-dest'] === 'empty' ? 'call' : 'browser'));
const quickViewOf = (page: Page, name: string) =>
  listPage(page)
    .card(name)
    .getByRole('link', { name: /^Quick view/ });
const inCart = () => cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity]);

describe('an add that the host answers by a challenge', () => {
  it.each([401, 403, 429, 503])('is posted by the browser, once: %d', async (status) => {
    const opened = await shop.open('/clamp-base/');
    const { page } = opened;
    allow(opened);
    challengeCalls('/remote/v1/cart/add', status);
    await page.locator('#form-action-addToCart').click();
    await page.waitForURL(`${shop.url}/cart.php`);
    await page.getByRole('heading', { name: 'Clamp Base' }).waitFor();
    expect(inCart()).toEqual([[102, 1]]);
    expect([requests('/remote/v1/cart/add'), requests('/cart.php')]).toEqual([['call'], ['browser']]);
  });

  it('shows the challenge itself if the browser gets it, too, and sends nothing more', async () => {
    const opened = await shop.open('/clamp-base/');
    const { page, trouble } = opened;
    allow(opened);
    trouble.expectStatus(403);
    challengeCalls('/remote/v1/cart/add');
    challengeCalls('/cart.php', 403, true);
    await page.locator('#form-action-addToCart').click();
    await page.getByRole('heading', { name: 'Are you human?' }).waitFor();
    await page.waitForTimeout(500);
    expect([requests('/remote/v1/cart/add'), requests('/cart.php')]).toEqual([['call'], ['browser']]);
    expect(inCart()).toEqual([]);
  });

  it('keeps the choices and the text of a product with options', async () => {
    const opened = await shop.open('/enamel-mug/');
    const { page } = opened;
    allow(opened);
    challengeCalls('/remote/v1/cart/add');
    await page.locator('main .productView label', { hasText: 'Coal' }).click();
    await page.locator('main .productView').getByLabel('Quantity', { exact: true }).fill('3');
    await page.locator('#form-action-addToCart').click();
    await page.waitForURL(`${shop.url}/cart.php`);
    const [line] = cartLines(shop.server);
    expect([line?.quantity, line?.choices[0]?.text]).toEqual([3, 'Coal']);
  });

  it('in a quick view is posted by the browser, too', async () => {
    const opened = await shop.open('/workshop/', { mounted: false });
    const { page } = opened;
    allow(opened);
    challengeCalls('/remote/v1/cart/add');
    await quickViewOf(page, 'Claw Hammer, 16 oz').focus();
    await page.keyboard.press('Enter');
    await page.locator('#modal [data-widget="add-to-cart"][data-widget-status="mounted"]').waitFor();
    await page.locator('#modal').getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(`${shop.url}/cart.php`);
    expect(inCart()).toEqual([[107, 1]]);
  });

  it('from a card is posted by the browser, too', async () => {
    const opened = await shop.open('/workshop/', { mounted: false });
    allow(opened);
    challengeCalls('/remote/v1/cart/add', 429);
    await listPage(opened.page)
      .card('Claw Hammer, 16 oz')
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await opened.page.waitForURL(`${shop.url}/cart.php`);
    expect([inCart(), requests('/cart.php')]).toEqual([[[107, 1]], ['browser']]);
  });

  it('counts as done if the shop has acted before the 503: nothing is sent again', async () => {
    const opened = await shop.open('/clamp-base/');
    const { page } = opened;
    allow(opened);
    shop.server.world.faults.add({
      ...{ kind: 'status', status: 503, type: 'text/html', body: challenge, acted: true },
      ...{ path: '/remote/v1/cart/add', isCall: true },
    });
    await page.locator('#form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect([inCart(), requests('/cart.php')]).toEqual([[[102, 1]], []]);
  });

  it('without a form is an error that says so', async () => {
    const opened = await shop.open('/clamp-base/');
    allow(opened);
    challengeCalls('/remote/v1/cart/add', 429);
    const said = await opened.page.evaluate(async () => {
      const { addItem } = await window.storefrontWidgets!.actions;
      return addItem({ product_id: '102' }).catch((error: { message: string; isChallenge: boolean }) => [
        error.isChallenge,
        error.message,
      ]);
    });
    expect(said).toEqual([true, 'POST /remote/v1/cart/add was answered with 429 and a page']);
    expect(inCart()).toEqual([]);
  });
});

describe('a change of the cart that the host answers by a challenge', () => {
  const open = async () => {
    const cart = await openCart(shop, [mug, clamp]);
    allow(cart);
    return cart;
  };

  it('is posted by the browser: a quantity', async () => {
    const { page, line, held } = await open();
    challengeCalls('/remote/v1/cart/update');
    await line(mug).getByRole('button', { name: 'One more' }).click();
    await until('the quantity is saved', () => held()[mug.name] === 3);
    await page.waitForLoadState();
    expect(held()).toEqual({ [mug.name]: 3, [clamp.name]: 1 });
    expect([requests('/remote/v1/cart/update'), requests('/cart.php')]).toEqual([['call'], ['browser']]);
  });

  it('is posted by the browser: the removal of a line', async () => {
    const { page, line, held } = await open();
    challengeCalls('/remote/v1/cart/update', 429);
    await line(mug).getByRole('link', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await until('the line is gone', () => held()[mug.name] === undefined);
    expect(held()).toEqual({ [clamp.name]: 1 });
  });

  it('is posted or followed by the browser: a coupon, and its removal', async () => {
    const { page } = await open();
    challengeCalls('/remote/v1/apply-code');
    await page.getByText('Add a coupon').click();
    await page.getByLabel('Coupon code').fill('TENTH');
    await page.getByLabel('Coupon code').press('Enter');
    await page.locator('.cart-total', { hasText: 'Coupon TENTH' }).waitFor();
    expect(requests('/cart.php')).toEqual(['browser']);

    challengeCalls('/cart.php');
    const remove = page.getByRole('link', { name: /^Remove\s?: Coupon TENTH$/ });
    // The next page can be shown before the driver knows that its press is done.
    await Promise.all([page.waitForEvent('framenavigated'), remove.click()]);
    await page.locator('.cart-total', { hasText: 'Coupon TENTH' }).waitFor({ state: 'detached' });
  });

  it('is posted by the browser: a gift certificate', async () => {
    const { page } = await open();
    challengeCalls('/remote/v1/gift-certificates');
    await page.getByText('Use a gift certificate').click();
    await page.getByLabel('Certificate code').fill('PAR-12A-QUA-YS2');
    await page.getByLabel('Certificate code').press('Enter');
    await page.locator('.cart-total', { hasText: 'Gift certificate PAR-12A-QUA-YS2' }).waitFor();
    expect(requests('/cart.php')).toEqual(['browser']);
  });

  it('is posted by the browser: the options of a line', async () => {
    const { page, line } = await open();
    await line(mug).getByRole('link', { name: 'Change options' }).click();
    const dialog = page.getByRole('dialog', { name: 'Options of Enamel Mug' });
    await dialog.locator('label', { hasText: 'Coal' }).click();
    await dialog.locator('[type="submit"]:enabled').waitFor();
    challengeCalls('/cart.php');
    await dialog.getByRole('button', { name: 'Save options' }).click();
    await until('the options are saved', () => cartLines(shop.server)[0]?.choices[0]?.text === 'Coal');
    expect(requests('/cart.php')).toEqual(['call', 'browser']);
  });

  it('is posted by the browser: a gift wrapping', async () => {
    const { page, line } = await open();
    await line(clamp).getByRole('button', { name: 'Add gift wrapping' }).click();
    const dialog = page.getByRole('dialog').filter({ visible: true });
    await dialog.getByRole('combobox').first().selectOption({ index: 1 });
    challengeCalls('/remote/v1/gift-wrapping/*');
    await dialog.locator('[type="submit"]').click();
    await until('the wrapping is saved', () =>
      Boolean(cartLines(shop.server).find(({ productId }) => productId === 102)?.wrapping),
    );
    expect(requests('/cart.php')).toEqual(['browser']);
  });

  it('is made by the link: the currency', async () => {
    const { page } = await open();
    challengeCalls('/api/storefront/carts/*/currency');
    await page.locator('[data-currency-selector-toggle]').click();
    await page.locator('.navUser [data-currency-code="EUR"]').click();
    await page.waitForSelector('[data-page-context][data-currency-code="EUR"]', { state: 'attached' });
  });

  it('is a message where the platform has no form: the shipping method', async () => {
    const { page } = await open();
    await estimateShipping(page);
    await page.getByRole('radio', { name: /^Flat Rate/ }).check();
    const quotes = page.locator('[data-widget="shipping-quotes"]');
    challengeCalls('/remote/v1/shipping-quote', 503);
    await quotes.locator('[data-part="submit"]').click();
    await quotes.getByText('Something went wrong').waitFor();
  });
});

describe('a page that the host answers by a challenge', () => {
  it('is opened by its link: a quick view, the options of a line', async () => {
    const opened = await shop.open('/workshop/', {
      mounted: false,
      before: (page) => fillCart(page, shop.url, [mug, tumblers]),
    });
    const { page } = opened;
    allow(opened);
    challengeCalls('/products.php');
    await quickViewOf(page, 'Claw Hammer, 16 oz').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/claw-hammer[^/]*\/$/);

    challengeCalls('/remote/v1/configure-options/*');
    await page.goto(`${shop.url}/cart.php`);
    await page.getByRole('link', { name: /^Change options\s?: Enamel Mug$/ }).click();
    await page.waitForURL(`${shop.url}/enamel-mug/`);
  });
});
