import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { type Network, watchNetwork } from '../../support/driver/watch-network';
import { settleCart } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';

declare global {
  interface Window {
    /** The events that scripts of the platform and of themes have received, in order. */
    received: [name: string, payload: unknown][];
  }
}

/** Puts stand-ins for the platform's analytics, its library's hooks and an old jQuery on the page. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.received = [];
    const record = (name: unknown, payload: unknown) => void window.received.push([String(name), payload]);
    Object.assign(window, {
      bodlEvents: {
        AddCartItemEvent: { CREATE: 'item added' },
        RemoveCartItemEvent: { CREATE: 'item removed' },
        cart: { emit: record },
      },
      stencilUtils: { hooks: { emit: record } },
    });
    const handlers: Record<string, (event: unknown, value: unknown) => void> = {
      'cart-quantity-update': (_, value) => record('jQuery: cart-quantity-update', value),
    };
    const jQuery = () => ({
      trigger: (type: string, [value]: unknown[]) => handlers[type]?.({ type }, value),
      on: () => undefined,
      off: () => undefined,
    });
    Object.assign(window, { jQuery: Object.assign(jQuery, { fn: {}, event: {} }) });
  });

describe('the platform’s analytics and the scripts of themes', () => {
  const shop = useShop();
  const takeReceived = (page: Page) => page.evaluate(() => window.received.splice(0));

  it('get one event with its payload for each add and removal, and none for a refused add', async () => {
    let network: Network | undefined;
    const before = async (opened: Page) => {
      network = watchNetwork(opened);
      await listen(opened);
    };
    const { page } = await shop.open('/tape-measure/', { before });
    const { catalogue, stock } = shop.server.world;
    const tape = catalogue.findProduct(128);
    if (!tape) throw new Error('the catalogue has no tape measure');
    const level = stock.level(tape, null) ?? 0;
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });
    stock.set(tape, null, 0);
    // A pointer movement makes the badge request its quantity, and other scripts get that event as well.
    await add.hover();
    await untilMounted(page, '[data-widget="cart-badge"]');
    await network?.idle();
    await takeReceived(page);
    await add.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    expect((await takeReceived(page)).filter(([name]) => name !== 'cart-item-add-remote')).toEqual([]);

    stock.set(tape, null, level);
    await add.click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    await page.waitForFunction(() => window.received.some(([name]) => name.startsWith('jQuery')));
    const added = await takeReceived(page);
    expect(added.map(([name]) => name).sort()).toEqual([
      'cart-item-add-remote',
      'item added',
      'jQuery: cart-quantity-update',
    ]);
    const payload = added.find(([name]) => name === 'item added')?.[1];
    expect(payload).toMatchObject({
      event_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/),
      channel_id: 1,
      currency: 'USD',
      product_value: expect.any(Number),
      line_items: [{ product_id: '128', quantity: 1 }],
    });
    expect(added.find(([name]) => name.startsWith('jQuery'))?.[1]).toBe(1);

    await visit(page, `${shop.url}/cart.php`);
    // The page itself dispatches the number of items, once, at the shopper's first interaction.
    await page.getByRole('banner').hover();
    await page.waitForFunction(() => window.received.some(([name]) => name.startsWith('jQuery')));
    expect((await takeReceived(page)).map(([name]) => name)).toEqual(['jQuery: cart-quantity-update']);
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByText('Your cart is empty.', { exact: true }).waitFor();
    await settleCart(page);
    const removed = await takeReceived(page);
    expect(removed.map(([name]) => name).sort()).toEqual([
      'cart-item-remove-remote',
      'item removed',
      'jQuery: cart-quantity-update',
    ]);
    expect(removed.find(([name]) => name === 'item removed')?.[1]).toMatchObject({
      line_items: [{ product_id: '128' }],
    });
    expect(cartLines(shop.server)).toEqual([]);
  });
});
