import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { estimateShipping } from '../../support/shopping/estimate-shipping';
import { mug, openCart } from '../../support/shopping/open-cart';

const shop = useShop();
const REASON = 'Ask your buyer first.';

/** Lets a script of the page cancel every change of the cart while `canCancel` is true, and lists the events. */
const addScript = (page: Page) =>
  page.addInitScript((reason) => {
    const events: string[] = [];
    Object.assign(window, { events, canCancel: true });
    for (const name of ['before-cart-change', 'lines-updated', 'cart-error']) {
      document.addEventListener(`widgets:${name}`, (event) => {
        const { detail } = event as CustomEvent<{ kind: string; reason?: string }>;
        events.push(`${name} ${detail.kind} ${(event.target as HTMLElement).dataset?.widget}`);
        if (!event.cancelable || !(window as unknown as { canCancel: boolean }).canCancel) return;
        event.preventDefault();
        detail.reason = reason;
      });
    }
  }, REASON);
const events = (page: Page) => page.evaluate(() => (window as unknown as { events: string[] }).events.splice(0));
const cancel = (page: Page, canCancel: boolean) =>
  page.evaluate((value) => void Object.assign(window, { canCancel: value }), canCancel);

describe('a script of the page', () => {
  it('can cancel the options, the wrapping and the shipping of a cart, and its currency, with a reason', async () => {
    const { page, line, settle } = await openCart(shop, [mug], { before: addScript });
    const writes = () =>
      shop.server.world.log.all().filter(({ method, path }) => method === 'POST' && !/product-attributes/.test(path));
    const before = writes().length;
    const dialog = page.getByRole('dialog');
    const alert = (within = page.locator('main')) => within.getByRole('alert').filter({ hasText: REASON });

    await line(mug).getByRole('link', { name: 'Change options' }).click();
    await dialog.getByRole('button', { name: 'Save options' }).click();
    await alert(dialog).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await line(mug).getByRole('button', { name: 'Add gift wrapping' }).click();
    await dialog.getByLabel('Gift wrapping', { exact: true }).selectOption({ label: 'Brown paper ($0.00)' });
    const save = dialog.getByRole('button', { name: 'Save gift wrapping' });
    await save.click();
    await alert(dialog).waitFor();

    // The same form can be sent once the script agrees.
    await cancel(page, false);
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    await settle();
    expect(writes()).toHaveLength(before + 1);
    await cancel(page, true);

    await line(mug).getByRole('link', { name: 'Remove gift wrapping' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'OK' }).click();
    await question.getByText(REASON).waitFor();
    await question.getByRole('button', { name: 'OK' }).click();

    await estimateShipping(page);
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Ship this way' }).click();
    await alert().waitFor();

    await page
      .locator('header [data-currency-code="EUR"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await question.getByText(REASON).waitFor();
    await question.getByRole('button', { name: 'OK' }).click();

    expect(writes()).toHaveLength(before + 1);
    expect(await events(page)).toEqual([
      'before-cart-change update-options cart-options',
      'before-cart-change update-wrapping cart-wrapping',
      'before-cart-change update-wrapping cart-wrapping',
      'lines-updated update-wrapping cart-wrapping',
      'before-cart-change remove-wrapping cart-remove',
      'before-cart-change update-shipping shipping-quotes',
      'before-cart-change update-currency currency',
    ]);
  });
});
