import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { passTime } from '../../support/driver/hold-time';
import { useShop } from '../../support/driver/use-shop';
import { watchSpeech } from '../../support/driver/watch-speech';
import { clamp, mug, openCart } from '../../support/shopping/open-cart';

const shop = useShop();
const notice = 'Still working…';
const hold = (path: string) => shop.server.world.faults.add({ kind: 'hold', nth: 1, path });
const withClock = (page: Page) => page.clock.install();

describe('a write that the shop does not respond', () => {
  it.each([
    ['/clamp-base/', 375],
    ['/clamp-base/', 1280],
    ['/workshop/', 375],
    ['/workshop/', 1280],
  ])('says so after ten seconds, and ends after thirty: an add on %s, %d px', async (path, width) => {
    let spoken: () => Promise<{ text: string }[]> = async () => [];
    const { page, trouble } = await shop.open(path, {
      width,
      mounted: path === '/clamp-base/',
      before: async (one) => {
        await withClock(one);
        spoken = await watchSpeech(one);
      },
    });
    trouble.expect(/./);
    hold('/remote/v1/cart/add');
    const button = page.locator('main form[data-widget="add-to-cart"] [data-part="button"]').first();
    await button.click();
    await button.getByText('Adding to cart').waitFor();
    await passTime(page, 10_500);
    await button.getByText(notice).waitFor();
    await passTime(page, 1_000);
    expect((await spoken()).map(({ text }) => text)).toContain(notice);
    await passTime(page, 20_000);
    await page.getByRole('alertdialog').waitFor();
    expect(await button.innerText()).not.toContain(notice);
  });

  it('says so after ten seconds: a quantity, a coupon', async () => {
    const { page, line, trouble, settle } = await openCart(shop, [mug, clamp], { before: withClock });
    trouble.expect(/./);
    hold('/remote/v1/cart/update');
    await line(mug).getByRole('button', { name: 'One more' }).click();
    await passTime(page, 11_000);
    await line(mug).getByRole('alert').getByText(notice).waitFor();
    shop.server.world.faults.calm();
    await settle();
    expect(await line(mug).locator('[role="alert"]').textContent()).toBe('');

    hold('/remote/v1/apply-code');
    await page.getByText('Add a coupon').click();
    await page.getByLabel('Coupon code').fill('TENTH');
    await page.getByLabel('Coupon code').press('Enter');
    await passTime(page, 11_000);
    await page.locator('#couponcode-problem').getByText(notice).waitFor();
    expect(await page.getByLabel('Coupon code').getAttribute('aria-invalid')).toBeNull();
    shop.server.world.faults.calm();
    await page.locator('.cart-total', { hasText: 'Coupon TENTH' }).waitFor();
    expect(await page.locator('#couponcode-problem').textContent()).toBe('');
  });
});
