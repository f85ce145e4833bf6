import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../shop/switches/faults';
import { cartLines } from '../../support/shopping/read-cart';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

const path = '/remote/v1/cart/add';
const lost: Fault[] = [
  { kind: 'drop', path, acted: true },
  { kind: 'status', status: 500, path, acted: true },
  { kind: 'html', status: 200, path, acted: true },
];
const alert = 'dialog[data-name="alert"][open] [data-part="message"]';

describe('an add whose answer is lost', () => {
  // On a connection that is kept, Chromium itself sends a request again whose answer was cut off.
  const shop = useShop({ closesConnections: true });
  const open = useVisits(shop);

  async function openProduct() {
    const opened = await open('/clamp-base/');
    opened.trouble.expect(
      /Failed to load resource|widgets:error: (adding to the cart|cart quantity) failed|^console: /,
    );
    const { page } = opened;
    const button = page.locator('#form-action-addToCart');
    const badge = page.locator('[data-widget="cart-badge"]').first();
    const held = () => cartLines(shop.server).map(({ quantity }) => quantity);
    return { ...opened, page, button, badge, held };
  }

  it('succeeds if the shop has the piece: preview, badge, and one piece for one press', async () => {
    const { page, button, badge, held, trouble } = await openProduct();
    for (const [index, fault] of lost.entries()) {
      shop.server.world.faults.calm();
      shop.server.world.faults.add(fault);
      await button.click();
      await page.locator('#previewModal[open] .previewCart').waitFor();
      expect([fault, held(), await badge.textContent()]).toEqual([
        fault,
        [index + 1],
        expect.stringContaining(String(index + 1)),
      ]);
      await page.keyboard.press('Escape');
      await page.locator('#previewModal').waitFor({ state: 'hidden' });
    }
    const reports = trouble.expected().filter((one) => one.startsWith('widgets:error'));
    expect(reports).toEqual(lost.map(() => expect.stringContaining('adding to the cart failed')));
  });

  it('is said to have failed where the shop does not have it', async () => {
    const { page, button, held } = await openProduct();
    shop.server.world.faults.add({ kind: 'drop', path });
    await button.click();
    await page.locator(alert).waitFor();
    expect(await page.locator(alert).textContent()).toBe('Something went wrong. Please try again.');
    expect(held()).toEqual([]);
  });

  it('is said to be uncertain where the shop can’t be asked', async () => {
    const { page, button, held } = await openProduct();
    shop.server.world.faults.add({ kind: 'drop', path, acted: true });
    shop.server.world.faults.add({ kind: 'drop', path: '/api/storefront/*' });
    await button.click();
    await page.locator(alert).waitFor();
    expect(await page.locator(alert).textContent()).toEqual(
      expect.stringContaining('Please look in your cart before you try again'),
    );
    expect(held()).toEqual([1]);
  });
});
