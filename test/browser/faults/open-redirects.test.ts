import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { fillCart, mug } from '../cart/open-cart';
import { useShop } from '../driver/use-shop';

// Without a policy: it would keep scripts in addresses from running.
const shop = useShop({ settings: { csp: false, showFastCart: false } });

/**
 * What somebody writes into an address to lead shoppers away, or to run a script: a kind that browsers follow, each.
 * The shop's way back and the widgets' are held against more of them without a browser.
 */
const addresses = ['/\\elsewhere.test/', 'javascript:hacked()', 'data:text/html,<script>parent.hacked()</script>'];

const watch = async (page: Page) => {
  const ran: string[] = [];
  await page.exposeFunction('hacked', () => void ran.push('a script'));
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(shop.address) && frame.url() !== 'about:blank') ran.push(frame.url());
  });
  return ran;
};

describe('nobody is led away', () => {
  it.each(addresses)('after signing in: %j', async (wanted) => {
    const ran: string[][] = [];
    const { page } = await shop.open(`/login.php?from=${encodeURIComponent(wanted)}`, {
      javaScript: false,
      before: async (opened) => void ran.push(await watch(opened)),
    });
    await page.fill('#login_email', 'ada@example.com');
    await page.fill('#login_pass', 'lantern1');
    await page.locator('.login-form button').click();
    await page.waitForURL((url) => url.pathname !== '/login.php');
    expect([new URL(page.url()).origin, ran[0]]).toEqual([shop.address, []]);
  });

  it.each(addresses)('by the answer to an added product: %j', async (wanted) => {
    const ran: string[][] = [];
    const { page } = await shop.open('/clamp-base/', { before: async (opened) => void ran.push(await watch(opened)) });
    await page.route('**/remote/v1/cart/add', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { cart_item: { cart_url: string } } };
      body.data.cart_item.cart_url = wanted;
      await route.fulfill({ response: answer, json: body });
    });
    await page.locator('#form-action-addToCart').click();
    await page.waitForURL((url) => url.pathname !== '/clamp-base/');
    expect([new URL(page.url()).origin, ran[0]]).toEqual([shop.address, []]);
  });

  it.each(['javascript:hacked()'])('by a link of the template that a widget follows: %j', async (href) => {
    const ran: string[][] = [];
    const { page, trouble } = await shop.open('/furniture/', {
      before: async (opened) => {
        ran.push(await watch(opened));
        await fillCart(opened, shop.address, [mug]);
      },
    });
    trouble.expect(/is not the address of a page|status of 500|reading the cart/);
    shop.server.world.faults.add({ kind: 'status', path: '/api/storefront/carts/*', status: 500 });
    await page.locator('[data-currency-selector-toggle]').click();
    const link = page.locator('[data-currency-code="EUR"]').filter({ visible: true }).first();
    await link.evaluate((element, to) => element.setAttribute('href', to), href);
    await link.click();
    await page.waitForFunction(() => !document.querySelector('[data-currency-code][aria-busy]'));
    expect([page.url(), ran[0]]).toEqual([`${shop.address}/furniture/`, []]);
    expect(trouble.expected().join()).toContain('is not the address of a page');
  });

  it.each(['//elsewhere.test/', '/fr//elsewhere.test/', '/\\elsewhere.test/'])(
    'by a path that looks like a host: %s',
    async (path) => {
      const answer = await fetch(`${shop.address}${path}?setCurrencyId=2`, { redirect: 'manual' });
      expect(new URL(answer.headers.get('location') ?? '/', shop.address).origin).toBe(shop.address);
    },
  );
});
