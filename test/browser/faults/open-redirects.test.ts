import { beforeEach, describe, expect, it } from '@jest/globals';
import { useOnePage } from '../../support/driver/use-one-page';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';

// No content security policy: it would block scripts in URLs.
const shop = useShop({ settings: { csp: false, showFastCart: false } });

describe('a hostile URL never leads out of the shop', () => {
  let outside: string[] = [];
  const { begin } = useOnePage(shop, async (page) => {
    page.on('framenavigated', (frame) => {
      if (!frame.url().startsWith(shop.url) && frame.url() !== 'about:blank') outside.push(frame.url());
    });
  });
  beforeEach(() => void (outside = []));

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
    expect(outside).toEqual([]);
  });
});
