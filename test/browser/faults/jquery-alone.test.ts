import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { until } from '../../support/driver/until';
import { type Shop, useShop } from '../../support/driver/use-shop';
import { clamp, openCart } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';

/** No copy but the first is tried with every field. */
const versions = ['jquery', 'jquery-1', 'jquery-4'];
const fileOf = (name: string) => join('node_modules', name, 'dist', 'jquery.js');

type TestedJQuery = (target: string) => {
  val(value: string): { trigger(type: string): void };
  prop(name: string, value: boolean): { trigger(type: string): void };
  trigger(type: string): void;
  on(type: string, listener: () => void): void;
  select2(): void;
};

/** The page of a theme with its own jQuery, and how often an event reached jQuery's handlers and native listeners. */
interface Theirs {
  readonly jQuery: TestedJQuery;
  readonly counts: { jQuery: number; native: number };
}

/** Loads jQuery into the page, with handlers of both kinds that listen to the same fields. */
async function loadJQuery(page: Page, name = 'jquery', place = 'form'): Promise<void> {
  await page.addScriptTag({ path: fileOf(name) });
  await page.evaluate((where) => {
    const theirs = window as unknown as Theirs;
    const counts = { jQuery: 0, native: 0 };
    Object.assign(window, { counts });
    theirs.jQuery(where).on('change', () => (counts.jQuery += 1));
    for (const one of document.querySelectorAll(where)) one.addEventListener('change', () => (counts.native += 1));
  }, place);
}

/** Sets a field and triggers an event by jQuery alone. */
const setField = (page: Page, selector: string, value: string, type = 'change') =>
  page.evaluate(
    ([field, wanted, event]) => void (window as unknown as Theirs).jQuery(field!).val(wanted!).trigger(event!),
    [selector, value, type],
  );
const tick = (page: Page, selector: string) =>
  page.evaluate(
    (box) => void (window as unknown as Theirs).jQuery(box).prop('checked', true).trigger('change'),
    selector,
  );
const counts = (page: Page) => page.evaluate(() => (window as unknown as Theirs).counts);

/** The paths of the calls since the last time. */
function watchCalls(shop: Shop) {
  let known = 0;
  return (pattern: RegExp) => {
    const all = shop.server.world.log.all().slice(known);
    known += all.length;
    return all.map(({ path }) => path).filter((path) => pattern.test(path));
  };
}
const CHOICES = /product-attributes/;
/** Milliseconds in which a second call would have been sent. */
const A_WHILE = 500;

describe('a field that only jQuery changes', () => {
  const shop = useShop({ settings: { csp: false } });
  const view = 'main .productView';

  it.each(versions)('is a choice of the product, asked once: %s', async (version) => {
    const { page } = await shop.open('/linseed-paint/');
    await loadJQuery(page, version, `${view} form`);
    const calls = watchCalls(shop);
    calls(CHOICES);
    await tick(page, `${view} [name="attribute[11101]"][value="1110102"]`);
    await setField(page, `${view} [name="attribute[11102]"]`, '1110203');
    await page.locator(view).getByText('$189.00').first().waitFor();
    await page.waitForTimeout(A_WHILE);
    // The first choice was not for sale without a tin, and is asked as well, unless the second one was faster.
    expect(calls(CHOICES).length).toBeLessThanOrEqual(2);
    expect(await counts(page)).toEqual({ jQuery: 2, native: 2 });
    expect(await page.locator('[data-product-variant]').first().getAttribute('data-product-variant')).toContain('3 l');
  });

  it('is a choice of the product that Select2 has styled', async () => {
    const { page } = await shop.open('/linseed-paint/');
    await loadJQuery(page, 'jquery', `${view} form`);
    await page.addScriptTag({ path: join('node_modules', 'select2', 'dist', 'js', 'select2.js') });
    await page.locator(`${view} [for$="1110102"]`).first().click();
    await page.evaluate(
      (list) => (window as unknown as Theirs).jQuery(list).select2(),
      `${view} select[name="attribute[11102]"]`,
    );
    await page.waitForTimeout(A_WHILE);
    const calls = watchCalls(shop);
    calls(CHOICES);
    await page.locator(`${view} .select2-selection`).click();
    await page.locator('.select2-results__option', { hasText: '3 l' }).click();
    await page.locator(view).getByText('$189.00').first().waitFor();
    await page.waitForTimeout(A_WHILE);
    expect(calls(CHOICES)).toHaveLength(1);
    expect(await page.locator(`${view} .select2-selection__rendered`).textContent()).toContain('3 l');
  });

  it('is the quantity of an add, which jQuery submits', async () => {
    const { page } = await shop.open('/clamp-base/');
    await loadJQuery(page);
    await setField(page, `${view} [name="qty[]"]`, '3');
    await page.evaluate(
      (form) => (window as unknown as Theirs).jQuery(form).trigger('submit'),
      `${view} form[data-widget="add-to-cart"]`,
    );
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('is the quantity of a line of the cart', async () => {
    const { page: cart, field, held } = await openCart(shop, [clamp]);
    await loadJQuery(cart);
    await field(clamp).hover();
    await cart.locator('[data-widget="cart-quantity"][data-widget-status="mounted"]').waitFor();
    const calls = watchCalls(shop);
    calls(/./);
    await setField(cart, '[data-widget="cart-quantity"] [data-part="input"]', '4');
    await until('the line has four items', () => Object.values(held())[0] === 4);
    await cart.waitForTimeout(A_WHILE);
    expect(calls(/cart\/update/)).toHaveLength(1);
  });

  it('is a country, whose states are fetched', async () => {
    const { page } = await shop.open('/login.php?action=create_account', { mounted: false });
    await loadJQuery(page);
    await page.locator('[data-field-type="Country"]').hover();
    await page.locator('form[data-widget-status="mounted"] [data-field-type="Country"]').waitFor();
    const calls = watchCalls(shop);
    calls(/./);
    await setField(page, '[data-field-type="Country"]', 'Canada');
    await page.locator('[data-field-type="State"] option', { hasText: 'Ontario' }).waitFor({ state: 'attached' });
    expect(calls(/country-states/)).toHaveLength(1);
  });

  it('is the order of a list that nobody has touched, and a product to compare', async () => {
    const { page } = await shop.open('/workshop/', { mounted: false });
    await loadJQuery(page);
    expect(await page.locator('[data-widget="category-listing"]').getAttribute('data-widget-status')).toBe('waiting');
    await setField(page, 'form[data-sort-by] select[name="sort"]', 'pricedesc');
    await page.waitForURL(/sort=pricedesc/);
    const box = 'input[name="products[]"]';
    await page.locator('[data-widget="compare-bar"][data-widget-status="mounted"]').waitFor({ state: 'attached' });
    await tick(page, `${box}:first`);
    await page.locator('[data-widget="compare-bar"] [data-part="count"]', { hasText: '1 product' }).waitFor();
  });
});

describe('a field that only jQuery changes, in an adopted theme with its own handlers', () => {
  const theme = adoptedTheme();
  const shop = useShop({ theme, settings: { csp: false } });
  afterAll(() => rmSync(theme, { recursive: true }));

  it('is a choice that only the widget asks, and the handlers of the field itself run', async () => {
    const { page } = await shop.open('/linseed-paint/', { isBare: 'unknown' });
    const options = page.locator('[data-product-option-change]');
    expect(await options.getAttribute('data-widget-keeps')).toBe('change');
    await loadJQuery(page, 'jquery', '[data-product-option-change]');
    await page.locator('[data-widget="product-options"][data-widget-status="mounted"]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const theirs = window as unknown as Theirs & { own: number };
      theirs.own = 0;
      theirs.jQuery('[name="attribute[11101]"]').on('change', () => (theirs.own += 1));
    });
    const calls = watchCalls(shop);
    calls(CHOICES);
    await tick(page, '[name="attribute[11101]"][value="1110102"]');
    await page.waitForTimeout(A_WHILE);
    expect(calls(CHOICES)).toHaveLength(1);
    expect(await counts(page)).toEqual({ jQuery: 0, native: 0 });
    expect(await page.evaluate(() => (window as unknown as { own: number }).own)).toBe(1);
  });

  it('does not matter for a submit that their script cancels in the capture phase: nothing is added', async () => {
    const { page } = await shop.open('/clamp-base/', { isBare: 'unknown' });
    expect(await page.locator('form[data-cart-item-add]').getAttribute('data-widget-keeps')).toBe('submit');
    await page.locator('form[data-widget-status="mounted"]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const cancel = (event: Event) => {
        Object.assign(window, { isCancelled: true });
        event.preventDefault();
      };
      document.addEventListener('submit', cancel, true);
    });
    await page.locator('#form-action-addToCart').click();
    await page.waitForTimeout(A_WHILE);
    expect(await page.evaluate('window.isCancelled')).toBe(true);
    expect(cartLines(shop.server)).toEqual([]);
  });
});
