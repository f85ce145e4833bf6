import { describe, expect, it } from '@jest/globals';
import { fillCart, mug } from '../../support/shopping/open-cart';
import { holdTime, passTime } from '../../support/driver/hold-time';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();

describe('the bar of a page that is busy', () => {
  it('goes on by 3 every 50 ms, up to 100', async () => {
    const { page } = await shop.open('/furniture/', {
      mounted: false,
      before: async (opened) => {
        await fillCart(opened, shop.address, [mug]);
        await holdTime(opened);
      },
    });
    shop.server.world.faults.add({ kind: 'hold', nth: 1, path: '/api/storefront/carts/*/currency' });
    await page.locator('summary', { hasText: 'Currency' }).click();
    await page.locator('header').getByRole('link', { name: 'Euro' }).filter({ visible: true }).click();
    const bar = page.getByRole('progressbar');
    await until('the bar is there', async () => {
      await passTime(page, 10);
      return bar.isVisible();
    });
    const value = () => bar.evaluate((element) => (element as HTMLProgressElement).value);
    const first = await value();
    const gains: number[] = [];
    for (const milliseconds of [50, 50, 500]) {
      await passTime(page, milliseconds);
      gains.push((await value()) - first);
    }
    expect(gains).toEqual([3, 6, 36]);
    await passTime(page, 2_000);
    expect(await value()).toBe(100);
  });
});
