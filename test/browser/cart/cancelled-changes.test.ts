import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { giveModelContext, meetAgent } from '../../support/driver/give-agent';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { clamp, mug, openCart } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';

const shop = useShop({ settings: { themeSettings: { agent_tools: true } } });

/** Another script that cancels each change, from the beginning of the page. */
const cancelChanges = (page: Page) =>
  page.addInitScript(() => {
    for (const type of ['widgets:before-add', 'widgets:before-cart-change'] as const) {
      document.addEventListener(type, (event) => {
        event.preventDefault();
        const { detail } = event as CustomEvent<{ kind: string; source: string; reason?: string }>;
        detail.reason = `Not allowed: ${detail.kind}, ${detail.source}`;
      });
    }
  });
const writes = () =>
  shop.server.world.log.all().filter(({ method, path }) => method === 'POST' && !path.includes('product-attributes'));
/** The message in a dialog, which is closed. */
async function readAlert(page: Page): Promise<string> {
  const alert = page.locator('dialog[open] [data-part="message"]');
  await alert.waitFor();
  const text = await alert.textContent();
  await page.keyboard.press('Escape');
  return text ?? '';
}

describe('a change of the cart that another script cancels', () => {
  it('is not sent by the product, and its button is at rest', async () => {
    const { page } = await shop.open('/clamp-base/', { before: cancelChanges });
    const button = page.locator('main #form-action-addToCart');
    await button.click();
    expect(await readAlert(page)).toBe('Not allowed: add, product');
    expect(await button.getAttribute('aria-busy')).toBeNull();
    expect([writes(), cartLines(shop.server)]).toEqual([[], []]);
  });

  it('is not sent by a quick view', async () => {
    const { page } = await shop.open('/lighting/', { mounted: false, before: cancelChanges });
    await page.getByRole('article').filter({ hasText: 'Clamp Base' }).locator('.quickview').focus();
    await page.keyboard.press('Enter');
    await untilMounted(page, '#modal [data-widget="add-to-cart"]');
    await page.locator('#modal [type="submit"]').first().click();
    const text = page.locator('dialog[open] [data-part="message"]', { hasText: 'Not allowed' });
    await text.waitFor();
    expect(await text.textContent()).toBe('Not allowed: add, quick-view');
    expect([writes(), cartLines(shop.server)]).toEqual([[], []]);
  });

  it('is an error of an agent’s tool', async () => {
    const { page } = await shop.open('/clamp-base/', {
      before: async (one) => {
        await giveModelContext(one);
        await cancelChanges(one);
      },
    });
    const agent = await meetAgent(page);
    const { isError, result } = await agent.call('add_to_cart', { quantity: 2 });
    expect([isError, result, writes()]).toEqual([true, { error: 'Not allowed: add, agent' }, []]);
  });

  it('returns the old quantity on the cart page, and shows the reason at the line', async () => {
    const { page, line, field, held } = await openCart(shop, [mug], { before: cancelChanges });
    const before = held();
    await line(mug).getByRole('button', { name: 'One more' }).click();
    await line(mug).locator('[data-part="error"]', { hasText: 'Not allowed: update, cart' }).waitFor();
    expect(await field(mug).inputValue()).toBe('2');
    await line(mug).locator('a.cart-remove').click();
    await page.locator('dialog[open] [data-part="confirm"]').click();
    await line(mug).locator('[data-part="error"]', { hasText: 'Not allowed: remove, cart' }).waitFor();
    expect(held()).toEqual(before);
  });

  it('shows the reason at the field of a code, and keeps the code', async () => {
    const { page } = await openCart(shop, [mug, clamp], { before: cancelChanges });
    await page.getByText('Add a coupon').click();
    const field = page.getByLabel('Coupon code');
    await field.fill('TENTH');
    await field.press('Enter');
    await page.locator('[data-part="error"]', { hasText: 'Not allowed: apply-code, cart' }).waitFor();
    expect(await field.inputValue()).toBe('TENTH');
    expect(await page.locator('.cart-total', { hasText: 'Coupon TENTH' }).count()).toBe(0);
  });
});
