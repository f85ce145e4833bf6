import { beforeEach, describe, expect, it } from '@jest/globals';
import { useOnePage } from '../../support/driver/use-one-page';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { fillCart, mug } from '../../support/shopping/open-cart';

// No content security policy: it would block scripts in URLs.
const shop = useShop({ settings: { csp: false, showFastCart: false } });

describe('a hostile URL never leads out of the shop', () => {
  let ran: string[] = [];
  const { begin } = useOnePage(shop, async (page) => {
    await page.exposeFunction('hacked', () => void ran.push('a script'));
    page.on('framenavigated', (frame) => {
      if (!frame.url().startsWith(shop.url) && frame.url() !== 'about:blank') ran.push(frame.url());
    });
  });
  beforeEach(() => void (ran = []));

  // Unit tests check other URLs.
  it('in the response to an added product', async () => {
    const { page } = await begin();
    await page.route('**/remote/v1/cart/add', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { cart_item: { cart_url: string } } };
      body.data.cart_item.cart_url = '/\\elsewhere.test/';
      await route.fulfill({ response: response, json: body });
    });
    await visit(page, `${shop.url}/clamp-base/`);
    await page.locator('#form-action-addToCart').click();
    await page.waitForURL((url) => url.pathname !== '/clamp-base/');
    expect(new URL(page.url()).origin).toEqual(shop.url);
    expect(ran).toEqual([]);
  });

  it('in a link that a widget follows: "javascript:hacked()"', async () => {
    const { page, trouble } = await begin();
    trouble.expect(/is not the URL of a page|status of 500|reading the cart/);
    await fillCart(page, shop.url, [mug]);
    await visit(page, `${shop.url}/furniture/`);
    shop.server.world.faults.add({ kind: 'status', path: '/api/storefront/carts/*', status: 500 });
    await page.locator('[data-currency-selector-toggle]').click();
    const link = page.locator('[data-currency-code="EUR"]').filter({ visible: true }).first();
    await link.evaluate((element) => element.setAttribute('href', 'javascript:hacked()'));
    await link.click();
    await page.waitForFunction(() => !document.querySelector('[data-currency-code][aria-busy]'));
    expect(page.url()).toEqual(`${shop.url}/furniture/`);
    expect(ran).toEqual([]);
    expect(trouble.expected().join()).toContain('is not the URL of a page');
  });
});
