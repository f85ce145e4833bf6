import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { clamp, fillCart, mug } from '../../support/shopping/open-cart';
import { closePreview } from '../cart/close-preview';
import { listPage } from '../lists/list-page';

const shop = useShop();
const NAMES = [
  'page-viewed',
  'product-viewed',
  'listing-viewed',
  'cart-viewed',
  'product-selected',
  'product-changed',
  'listing-changed',
  'search-updated',
  'before-add',
  'before-cart-change',
  'item-added',
  'item-removed',
  'lines-updated',
  'code-updated',
  'cart-error',
];

/** Lists the events of a page from its beginning, as `name source` with the tag of its target. */
const recordEvents = (page: Page) =>
  page.addInitScript((names) => {
    const events: string[] = [];
    Object.assign(window, { events, results: [] });
    for (const name of names) {
      document.addEventListener(`widgets:${name}`, (event) => {
        const { detail, target } = event as CustomEvent<Record<string, unknown>>;
        const { localName } = (target as Element | Document) instanceof Element ? (target as Element) : document.body;
        const place = target === document ? 'document' : localName;
        events.push([name, detail['kind'], detail['source'], place].filter(Boolean).join(' '));
      });
    }
  }, NAMES);
const events = (page: Page) => page.evaluate(() => (window as unknown as { events: string[] }).events.splice(0));
/** Waits for an event, and returns all until then. */
async function eventsUntil(page: Page, last: string): Promise<string[]> {
  await page.waitForFunction(
    (name) => (window as unknown as { events: string[] }).events.some((event) => event.startsWith(name)),
    last,
  );
  // Another one would come now.
  await page.evaluate(() => new Promise((later) => setTimeout(later, 200)));
  return events(page);
}

describe('the events of a page, each once and in order', () => {
  it('on a product: viewed, an option selected, added', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/', { before: recordEvents });
    expect(await events(page)).toEqual(['page-viewed document', 'product-viewed product document']);
    await page.getByText('Clamp', { exact: true }).first().click();
    expect(await eventsUntil(page, 'product-changed')).toEqual(['product-selected product div', 'product-changed div']);
    await page.locator('main label', { hasText: 'Cream & brass' }).first().click();
    expect(await eventsUntil(page, 'product-changed')).toEqual(['product-selected product div', 'product-changed div']);
    await page.locator('main #form-action-addToCart').click();
    expect(await eventsUntil(page, 'cart-viewed')).toEqual([
      'before-add add product form',
      'item-added document',
      'lines-updated add product form',
      'cart-viewed preview document',
    ]);
  });

  it('on a list: viewed, filtered, a quick view, its add; a search; the cart in the header', async () => {
    const { page } = await shop.open('/lighting/', { mounted: false, before: recordEvents });
    await page.getByRole('article').filter({ hasText: 'Clamp Base' }).locator('.quickview').focus();
    await page.keyboard.press('Enter');
    await untilMounted(page, '#modal [data-widget="add-to-cart"]');
    expect(await eventsUntil(page, 'product-viewed')).toEqual([
      'page-viewed document',
      'listing-viewed list div',
      'product-viewed quick-view div',
    ]);
    await page.locator('#modal #form-action-addToCart').click();
    expect(await eventsUntil(page, 'cart-viewed')).toEqual([
      'before-add add quick-view form',
      'item-added document',
      'lines-updated add quick-view form',
      'cart-viewed preview document',
    ]);
    await closePreview(page);
    const list = listPage(page);
    await list.after(() => list.sort.selectOption({ index: 2 }));
    expect(await events(page)).toEqual(['listing-changed list div']);
    await page.getByRole('searchbox').first().fill('lamp');
    expect(await eventsUntil(page, 'search-updated')).toEqual([expect.stringMatching(/^search-updated search /)]);
    await page.locator('header [data-cart-preview]').click();
    expect(await eventsUntil(page, 'cart-viewed')).toEqual(['cart-viewed header document']);
  });

  it('in the cart: viewed, a line changed, a code applied and removed, a line removed', async () => {
    const { page } = await shop.open('/cart.php', {
      before: async (one) => {
        await fillCart(one, shop.url, [mug, clamp]);
        await recordEvents(one);
      },
    });
    const viewed = await events(page);
    expect([viewed.length, viewed[0], viewed[1]]).toEqual([2, 'page-viewed document', 'cart-viewed cart document']);
    await page.getByRole('button', { name: 'One more' }).first().click();
    expect(await eventsUntil(page, 'lines-updated')).toEqual([
      expect.stringMatching(/^before-cart-change update cart /),
      expect.stringMatching(/^lines-updated update cart /),
    ]);
    await page.getByText('Add a coupon').click();
    await page.getByLabel('Coupon code').fill('TENTH');
    await page.getByLabel('Coupon code').press('Enter');
    expect(await eventsUntil(page, 'code-updated')).toEqual([
      'before-cart-change apply-code cart form',
      'code-updated apply-code cart form',
    ]);
    await page.getByRole('link', { name: /^Remove\s?: Coupon TENTH$/ }).click();
    expect(await eventsUntil(page, 'code-updated')).toEqual([
      'before-cart-change remove-code cart a',
      'code-updated remove-code cart a',
    ]);
    await page.locator('[data-item-row] a.cart-remove').first().click();
    await page.locator('dialog[open] [data-part="confirm"]').click();
    expect(await eventsUntil(page, 'lines-updated')).toEqual([
      'before-cart-change remove cart a',
      'item-removed document',
      'lines-updated remove cart a',
    ]);
  });
});

describe('a change that fails', () => {
  it('is offline', async () => {
    const { page, context, trouble } = await shop.open('/clamp-base/', {
      before: (one) =>
        one.addInitScript(() => {
          const errors: unknown[] = [];
          Object.assign(window, { errors });
          document.addEventListener('widgets:cart-error', (event) => {
            const { kind, text, request, source } = (
              event as CustomEvent<{ kind: string; text: string; request: { kind: string }; source: string }>
            ).detail;
            errors.push({ kind, text, request: request.kind, source });
          });
        }),
    });
    trouble.expect(/Failed to load resource|widgets:error|^console: /);
    const button = page.locator('main #form-action-addToCart');
    await button.hover();
    // The code of requests has loaded.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await button.click();
    await page.locator('dialog[open] [data-part="message"]').waitFor();
    const errors = await page.evaluate(() => (window as unknown as { errors: unknown[] }).errors);
    expect(errors).toEqual([{ kind: 'offline', text: '', request: 'add', source: 'product' }]);
  });
});
