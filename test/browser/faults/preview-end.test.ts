import { describe, expect, it } from '@jest/globals';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';

describe('a preview that has ended', () => {
  const shop = useShop();

  it('loads the page anew once in a session; after that the call has failed like any other', async () => {
    shop.server.world.faults.add({
      kind: 'status',
      path: '/api/storefront/cart-summary',
      status: 401,
      headers: { 'x-bc-preview-mode': 'true' },
    });
    const { page, trouble } = await shop.open('/clamp-base/', {
      mounted: false,
      // A badge that knows nothing asks at once.
      before: async (opened) => {
        await opened.request.post(`${shop.address}/remote/v1/cart/add`, {
          form: { action: 'add', product_id: '105', 'qty[]': '1' },
        });
      },
    });
    trouble.expect(/^console: |^widgets:error: cart quantity failed/);
    const loads = () => shop.server.world.log.all().filter(({ path }) => path === '/clamp-base/').length;
    await until('the page has been loaded anew', () => loads() > 1);
    await page.waitForTimeout(3_000);
    expect(loads()).toBe(2);
    await until('the failure is reported', () => trouble.expected().some((one) => one.startsWith('widgets:error')));
  });
});
