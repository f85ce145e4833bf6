import { describe, expect, it } from '@jest/globals';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';
import { type Network, watchNetwork } from '../../support/driver/watch-network';
import { clamp, fillCart, mug, openCart, settleCart, tumblers, type Wanted } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';

describe('a cart page whose cart changes elsewhere', () => {
  const shop = useShop();

  /** Opens the page, and waits until its requests are over. A later request would start a new session. */
  async function openIdle(wanted: readonly Wanted[]) {
    let network: Network | undefined;
    const opened = await openCart(shop, wanted, { before: async (page) => void (network = watchNetwork(page)) });
    await network?.idle();
    return opened;
  }

  it('follows an app, a quick view and another tab without a reload, and is up to date after Back', async () => {
    const opened = await openCart(shop, [mug]);
    const { page, line, field, settle, held } = opened;
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await fillCart(page, shop.url, [clamp]);
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 3 })));
    await line(clamp).waitFor();
    await settle();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('3 items');

    const card = page.locator('.card', { has: page.getByRole('heading', { name: tumblers.name }) });
    const opener = card.getByRole('link', { name: /^Quick view/ });
    await opener.focus();
    await opener.click();
    await page.locator('#modal[open] #form-action-addToCart').click();
    const preview = page.locator('#previewModal[open]');
    await preview.locator('.previewCart').waitFor();
    await line(tumblers).waitFor({ state: 'attached' });
    await preview.getByRole('button', { name: 'Continue shopping' }).click();
    await preview.waitFor({ state: 'detached' });
    await settle();
    expect(held()).toEqual({ [mug.name]: 2, [clamp.name]: 1, [tumblers.name]: 1 });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('4 items');
    expect(await isFocused(opener)).toBe(true);

    const { page: otherTab } = await shop.openBeside(opened, '/cart.php');
    await otherTab.locator('[data-item-row]', { hasText: mug.name }).getByRole('button', { name: 'One more' }).click();
    await settleCart(otherTab);
    await page.getByText('5 items').waitFor();
    await settle();
    expect(await field(mug).inputValue()).toBe('3');
    expect(await page.locator('html[data-same-page]').count()).toBe(1);
    await otherTab.close();

    await line(clamp).getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/clamp-base/');
    for (const cartLine of cartLines(shop.server)) cartLine.quantity = 4;
    await page.goBack();
    await page.locator('[data-widget="cart-page"][data-widget-status="mounted"]').waitFor();
    await settle();
    await page.getByText('12 items').waitFor();
    expect(await field(mug).inputValue()).toBe('4');
    expect(await field(clamp).inputValue()).toBe('4');
  });

  it.each(['pointer', 'key'] as const)('replaces nothing between press and release of a %s', async (input) => {
    const { page, field, settle } = await openIdle([mug]);
    const { mouse, keyboard } = page;
    await field(mug).focus();
    await field(mug).hover();
    await (input === 'key' ? keyboard.down('Shift') : mouse.down());
    for (const cartLine of cartLines(shop.server)) cartLine.quantity = 4;
    const refreshed = page.waitForResponse('**/cart.php');
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 4 })));
    await (await refreshed).finished();
    await page.waitForTimeout(300);
    expect(await field(mug).inputValue()).toBe('2');
    await (input === 'key' ? keyboard.up('Shift') : mouse.up());
    await settle();
    expect(await field(mug).inputValue()).toBe('4');
  });

  it('shows the empty cart after a deletion elsewhere, and the new line after an add', async () => {
    const { page, line, settle } = await openIdle([mug, clamp]);
    for (const session of shop.server.world.sessions.all()) session.cart = null;
    await line(mug).getByRole('button', { name: 'One more' }).click();
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(
      'The quantity of Enamel Mug was not changed. The item could not be found in your cart.',
    );
    await alert.getByRole('button', { name: 'OK' }).click();
    await page.getByText('Your cart is empty.', { exact: true }).waitFor();
    await settle();
    expect(await page.locator('.cart-quantity').first().isVisible()).toBe(false);

    await fillCart(page, shop.url, [tumblers]);
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 1 })));
    await line(tumblers).waitFor();
    await settle();
    await page.getByRole('link', { name: 'Check out', exact: true }).click();
    await page.waitForURL('**/checkout**');
  });

  it('shows the empty cart when the session has expired', async () => {
    const { page, line, context, trouble } = await openIdle([mug, clamp]);
    // The new session has another token, so the shop refuses the page's token.
    trouble.expect(/Failed to load|changing line|widgets:error/);
    await context.clearCookies();
    await line(mug)
      .getByRole('link', { name: /^Remove/ })
      .last()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByText('Your cart is empty.', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Your cart is empty.', { exact: true }).waitFor();
  });
});
