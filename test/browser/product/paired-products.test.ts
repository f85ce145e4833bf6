import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { cartLines } from '../../support/shopping/read-cart';

const list = (page: Page, name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
const labels = (page: Page, name: string) => list(page, name).locator('option').allTextContents();
const addButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Add to cart', exact: true }).first();

describe('paired products', () => {
  const shop = useShop();
  const open = useVisits(shop);
  const inCart = () => cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity]);

  it('show their additional prices, and keep the button busy until all are added', async () => {
    const { page } = await open('/paint-brush-set/', { width: 375 });
    await list(page, 'Goes with it').locator('option', { hasText: 'per pack' }).first().waitFor({ state: 'attached' });
    expect(await labels(page, 'Goes with it')).toEqual([
      'None',
      'Linen Tea Towels, Pack of 4 + $32.00 per pack',
      'Claw Hammer + $42.00 per pack',
      'Storm Lantern + $49.00 per pack',
    ]);
    const asked = shop.server.world.log.all().filter(({ path }) => path === '/graphql');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.json).toMatchObject({ variables: { ids: [115, 107, 118] } });
    expect(asked[0]?.headers['authorization']).toMatch(/^Bearer \S+/);
    expect(asked[0]?.headers['cookie']).toContain('SHOP_SESSION_TOKEN');
    // The request is sent only once, whatever is selected later.
    await list(page, 'Goes with it').selectOption('1230103');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
    expect((await labels(page, 'Goes with it')).at(-1)).toBe('Storm Lantern + $49.00 per pack');

    await list(page, 'Goes with it').selectOption('1230102');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('1');
    shop.server.world.faults.add({ kind: 'hold', path: '/remote/v1/cart/add', nth: 2 });
    await addButton(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('#form-action-addToCart')?.ariaBusy === 'true');
    await page.keyboard.press('Enter');
    shop.server.world.faults.calm();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(inCart()).toEqual([
      [123, 1],
      [107, 1],
    ]);
  });
});
