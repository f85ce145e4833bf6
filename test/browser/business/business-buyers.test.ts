import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { signIn } from '../../support/driver/sign-in';
import { until } from '../../support/driver/until';
import { untilIdle } from '../../support/driver/until-idle';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { chooseValue } from '../../support/shopping/choose-option';
import { cartLines } from '../../support/shopping/read-cart';
import { type Edition, sent, standIn, untilThere, withBuyer } from '../../support/states/b2b-stand-in';
import { closePreview } from '../cart/close-preview';
import { findChoosable, openSalePage } from '../sale/sale-page';

const { product, field, variants, valueOf } = findChoosable();
const [first, second] = variants;
const slot = '[data-widget="business-buyers"]';

describe('a shop without B2B Edition', () => {
  const shop = useShop();

  it('loads nothing for B2B Edition: no code, no style, no loader', async () => {
    const asked: string[] = [];
    const { page } = await shop.open(`/${product.slug}/`, {
      before: async (one) => void one.on('request', (request) => asked.push(request.url())),
    });
    await untilIdle(page);
    expect(await page.locator(`${slot}, #b3Container__endMasquerade`).count()).toBe(0);
    expect(asked.filter((url) => /b2b|business/.test(url))).toEqual([]);
    const globals = await page.evaluate(() => [window.B3, window.b3themeConfig, window.jsContext]);
    expect(globals).toEqual([undefined, undefined, undefined]);
  });
});

describe('the loader of B2B Edition', () => {
  const shop = useShop();

  /** Opens a page with BigCommerce’s own loader, and returns how it was loaded. */
  const openWith = async (edition: Edition, url: string) => {
    const body = `document.documentElement.dataset.b2b = '${edition}';`;
    const headers = { 'access-control-allow-origin': '*' };
    shop.server.world.settings.themeSettings = { b2b_edition: edition };
    const { page } = await shop.open('/shipping-returns/', {
      mounted: false,
      before: (one) =>
        one.route('https://cdn.bundleb2b.net/**', (route) =>
          route.fulfill({ contentType: 'text/javascript', body, headers }),
        ),
    });
    await untilThere(page, edition);
    const loader = page.locator(`body > script[src="${url}"]`);
    const response = await page.request.get(page.url());
    const policy = response.headers()['content-security-policy'];
    expect(policy).toMatch(/'nonce-[^']+' 'strict-dynamic'/);
    expect(policy).not.toContain('unsafe');
    const { type, data, hasNonce } = await loader.evaluate((script: HTMLScriptElement) => ({
      type: script.type,
      data: { ...script.dataset },
      hasNonce: script.nonce !== '',
    }));
    return { page, data, script: [type, hasNonce] };
  };

  it('of the legacy edition is BigCommerce’s by default, and has a nonce for the strict policy', async () => {
    const { script } = await openWith('legacy', 'https://cdn.bundleb2b.net/b3-auto-loader.js');
    expect(script).toEqual(['', true]);
  });

  it('does not stop a sale when its request fails or its script throws', async () => {
    shop.server.world.settings.themeSettings = standIn('legacy');
    let response = (route: Route) => route.abort();
    const { page, trouble, responses, form, button } = await openSalePage(shop, product, {
      before: (one) => one.route('**/b2b/legacy.js', (route) => response(route)),
    });
    trouble.expect(/B2B Edition failed|b2b\/legacy\.js|Failed to load resource|page error: theirs/);
    await untilMounted(page, slot);
    await until('B2B Edition has failed', () =>
      trouble.expected().some((sentence) => sentence.includes('B2B Edition failed')),
    );
    expect(trouble.expected().join()).toContain('B2B Edition failed');

    response = (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("theirs")' });
    await visit(page, page.url());
    await until('the page has reported its own error', () => trouble.expected().includes('page error: theirs'));
    expect(trouble.expected()).toContain('page error: theirs');
    await responses.after(() => chooseValue(form, field, valueOf(second)));
    await button.click();
    await closePreview(page);
    expect(cartLines(shop.server).map(({ variantId }) => variantId)).toEqual([second.id]);
  });

  it('is not requested without JavaScript, and "Add to cart" is still shown', async () => {
    shop.server.world.settings.themeSettings = standIn('legacy');
    const { page } = await shop.open(`/${product.slug}/`, { javaScript: false });
    expect(sent(shop, '/b2b/legacy.js')).toEqual([]);
    expect(await page.getByRole('button', { name: 'Add to cart' }).first().isVisible()).toBe(true);
  });
});

describe('the legacy edition, for a company’s buyer', () => {
  const shop = useShop(withBuyer('legacy', 'buyer'));

  it('replaces wish lists by shopping lists, and sends the chosen variant and quantity', async () => {
    const { page, responses, form, button } = await openSalePage(shop, product);
    await untilThere(page, 'legacy');
    const lists = page.locator('#b3Container__shoppinglist');
    expect(await page.locator('main form[action^="/wishlist.php"]').count()).toBe(0);
    const addToList = async () => {
      const before = sent(shop, '/b2b/shopping-list').length;
      const isOpen = await lists.locator('details').evaluate((one: HTMLDetailsElement) => one.open);
      if (!isOpen) await lists.getByText('Add to my lists').click();
      await lists.getByRole('button', { name: 'Workshop' }).click();
      await until('the request is sent', () => sent(shop, '/b2b/shopping-list').length > before);
    };
    for (const variant of [first, second]) {
      await responses.after(() => chooseValue(form, field, valueOf(variant)));
      await addToList();
    }
    await button.click();
    await closePreview(page);
    await form.getByRole('textbox', { name: 'Quantity' }).fill('2');
    await addToList();
    expect(sent(shop, '/b2b/shopping-list').map(({ json }) => json)).toMatchObject([
      { storeHash: 'local0hash', listId: '1', sku: first.sku },
      { storeHash: 'local0hash', listId: '1', sku: second.sku },
      { storeHash: 'local0hash', listId: '1', sku: second.sku },
    ]);
    const last = sent(shop, '/b2b/shopping-list').at(-1)?.json as { fields: [string, string][] };
    expect(Object.fromEntries(last.fields)).toMatchObject({
      product_id: String(product.id),
      'qty[]': '2',
      [field]: String(valueOf(second)),
    });
  });

  it('shows the company’s orders, and hides wish lists in the narrow menu', async () => {
    const { page } = await shop.open('/account.php?action=order_status', {
      width: 375,
      mounted: false,
      before: (one) => signIn(one, shop.url),
    });
    await page.getByRole('heading', { name: 'Orders of the company' }).waitFor();
    expect(await page.locator('.order-lists-wrap').getAttribute('class')).toContain('account');
    expect(await page.locator('[data-own-orders]').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Categories' });
    await menu.getByRole('link', { name: 'Sign out' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Wish lists' }).count()).toBe(0);
  });
});

describe('the legacy edition, for a sales representative', () => {
  const shop = useShop(withBuyer('legacy', 'sales-rep'));
  const masquerade = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Masquerade' });

  it('shows the masquerade in the header until it is ended, on narrow and wide screens', async () => {
    const { page } = await shop.open('/furniture/', { width: 375, mounted: false });
    await untilThere(page, 'legacy');
    const end = masquerade(page).getByRole('button', { name: 'End masquerade' });
    await page.mouse.wheel(0, 600);
    expect(await end.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await end.focus();
    await page.keyboard.press('Enter');
    await masquerade(page).waitFor({ state: 'hidden' });
    expect((await page.locator('.header-masquerade').boundingBox())?.height).toBe(0);
  });
});
