import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { clamp, mug, openCart, towels, tumblers } from './open-cart';
import { cartLines } from './read-cart';
import { until } from '../driver/until';
import { useShop } from '../driver/use-shop';
import { painted } from '../driver/watch-answers';

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

describe('removing a line', () => {
  const shop = useShop();

  it('asks first; the focus goes to the next line, and the total is said', async () => {
    const { page, line, settle, held, hear } = await openCart(shop, [mug, clamp, tumblers]);
    await line(clamp)
      .getByRole('link', { name: /^Remove\s?: Clamp Base$/ })
      .click();
    const question = page.getByRole('alertdialog');
    expect(await question.textContent()).toContain('Remove Clamp Base from your cart?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await isFocused(line(clamp).getByRole('link', { name: 'Remove' }))).toBe(true);
    expect(Object.keys(held())).toHaveLength(3);

    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'OK' }).click();
    await line(clamp).waitFor({ state: 'detached' });
    await settle();
    expect(Object.keys(held())).toEqual([mug.name, tumblers.name]);
    expect(await isFocused(line(tumblers).getByRole('link', { name: 'Remove' }))).toBe(true);
    await hear('Clamp Base: removed');
    await hear('The cart is up to date. Total: $');
  });

  it('leaves an empty cart that leads on, without the summary', async () => {
    const { page, line, settle, held } = await openCart(shop, [clamp]);
    await line(clamp).getByRole('link', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByText('Your cart is empty.').waitFor();
    await settle();
    expect(held()).toEqual({});
    expect(await page.getByText('Order summary').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Goes well with this' }).isVisible()).toBe(false);
    expect(await isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
    expect(await page.locator('.cart-quantity').first().isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await page.waitForURL(`${shop.address}/`);
  });

  it('keeps the line, with the reason, when the shop says no', async () => {
    const { page, line, settle, held, trouble } = await openCart(shop, [mug, clamp]);
    trouble.expect(/Failed to load|changing line|widgets:error/);
    shop.server.world.faults.add({ kind: 'status', status: 500, path: '/remote/v1/cart/update' });
    await line(clamp).getByRole('link', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await settle();
    expect(await line(clamp).locator('.form-inlineMessage').textContent()).toMatch(/^Clamp Base was not removed\. /);
    expect(Object.keys(held())).toHaveLength(2);
  });
});

describe('changing the options of a line', () => {
  const shop = useShop();

  it('happens in a dialog, and the focus comes back to where it was opened', async () => {
    const { page, line, settle, trouble } = await openCart(shop, [mug, clamp]);
    const opener = line(mug).getByRole('link', { name: /^Change options\s?: Enamel Mug$/ });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Options of Enamel Mug' });
    await dialog.waitFor();
    expect(await dialog.getByRole('radio', { name: 'Navy & white' }).isChecked()).toBe(true);
    await dialog.locator('label', { hasText: 'Coal' }).click();
    await dialog.getByRole('button', { name: 'Save options' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await settle();
    expect(cartLines(shop.server)[0]?.choices[0]?.text).toBe('Coal');
    expect(await line(mug).textContent()).toContain('Coal');
    expect(await isFocused(line(mug).getByRole('link', { name: 'Change options' }))).toBe(true);
    expect(trouble.expected()).toEqual([]);
  });

  it('asks the shop what a choice means, each time it is opened, and bars what can’t be bought', async () => {
    const { page, line } = await openCart(shop, [mug, clamp]);
    const asked = () =>
      shop.server.world.log.all().filter(({ path }) => path.startsWith('/remote/v1/product-attributes/103'));
    for (const times of [1, 2]) {
      await line(mug).getByRole('link', { name: 'Change options' }).click();
      const dialog = page.getByRole('dialog', { name: 'Options of Enamel Mug' });
      await dialog.waitFor();
      await until('the shop is asked', () => asked().length >= times);
      await dialog.getByText('Sold out & in the kiln').first().waitFor({ state: 'attached' });
      expect(asked()).toHaveLength(times);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
    await line(mug).getByRole('link', { name: 'Change options' }).click();
    const dialog = page.getByRole('dialog', { name: 'Options of Enamel Mug' });
    await dialog.locator('label', { hasText: 'Moss' }).click();
    await dialog.locator('[type="submit"]:disabled').waitFor();
  });

  it('stays open with the reason when the shop says no', async () => {
    const { page, line, settle } = await openCart(shop, [{ ...mug, quantity: 4 }, clamp]);
    await line(mug).getByRole('link', { name: 'Change options' }).click();
    const dialog = page.getByRole('dialog', { name: 'Options of Enamel Mug' });
    await Promise.all([
      page.waitForResponse(
        (answer) => /product-attributes/.test(answer.url()) && /1030104/.test(answer.request().postData() ?? ''),
      ),
      dialog.locator('label', { hasText: 'Coal' }).click(),
    ]);
    await painted(page);
    const product = shop.server.world.catalogue.products.find(({ name }) => name === mug.name)!;
    const coal = product.variants.find(({ values }) => [...values.values()].includes(1030104))!;
    shop.server.world.stock.set(product, coal, 1);
    await dialog.getByRole('button', { name: 'Save options' }).click();
    await dialog.getByText("We don't have enough Enamel Mug stock on hand").waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await settle();
    expect(await line(mug).textContent()).toContain('Navy & white');
  });

  it('says that the form could not be had, and leaves the page as it was', async () => {
    const { page, line, trouble } = await openCart(shop, [mug]);
    trouble.expect(/Failed to load|content of dialog|widgets:error/);
    shop.server.world.faults.add({ kind: 'status', status: 500, path: '/remote/v1/configure-options/*' });
    await line(mug).getByRole('link', { name: 'Change options' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    expect(await isFocused(line(mug).getByRole('link', { name: 'Change options' }))).toBe(true);
  });
});

describe('gift wrapping', () => {
  const shop = useShop();

  it('is chosen for all pieces, changed and removed', async () => {
    const { page, line, settle, sum } = await openCart(shop, [mug, clamp]);
    await line(mug)
      .getByRole('button', { name: /^Add gift wrapping\s?: Enamel Mug$/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Gift wrapping for Enamel Mug' });
    await dialog.getByRole('button', { name: 'Save gift wrapping' }).click();
    await dialog.getByText('Please choose a gift wrapping.').waitFor();
    await dialog.getByLabel('Gift wrapping', { exact: true }).selectOption({ label: 'Printed paper & ribbon ($4.50)' });
    await dialog.getByRole('textbox', { name: 'Gift message' }).fill('Happy birthday!');
    await dialog.getByRole('button', { name: 'Save gift wrapping' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await settle();
    expect(await line(mug).textContent()).toContain('Happy birthday!');
    expect(await sum('Gift wrapping')).toBe('$9.00');
    // What opened the dialog is called otherwise now, and is the same control.
    expect(await isFocused(line(mug).getByRole('button', { name: 'Change gift wrapping' }))).toBe(true);

    await page.keyboard.press('Enter');
    expect(await dialog.getByRole('textbox', { name: 'Gift message' }).inputValue()).toBe('Happy birthday!');
    await dialog.getByLabel('Gift wrapping', { exact: true }).selectOption({ label: 'Brown paper ($0.00)' });
    expect(await dialog.getByRole('textbox', { name: 'Gift message' }).isVisible()).toBe(false);
    await dialog.getByRole('button', { name: 'Save gift wrapping' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await settle();
    expect(await line(mug).textContent()).not.toContain('Happy birthday!');

    const remove = line(mug).getByRole('link', { name: 'Remove gift wrapping' });
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect(cartLines(shop.server)[0]?.wrapping?.wrapping.name).toBe('Brown paper');
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await remove.waitFor({ state: 'detached' });
    expect(cartLines(shop.server)[0]?.wrapping).toBeNull();
  });

  it('is chosen for each piece', async () => {
    const { page, settle, line } = await openCart(shop, [{ ...towels, quantity: 2 }]);
    await line(towels).getByRole('button', { name: 'Add gift wrapping' }).click();
    const dialog = page.getByRole('dialog', { name: /^Gift wrapping for/ });
    await dialog.getByLabel('each in its own way').check();
    await dialog.getByLabel('Piece 1').selectOption({ label: 'Linen bag ($7.00)' });
    await dialog.getByRole('button', { name: 'Save gift wrapping' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await settle();
    expect(cartLines(shop.server).map(({ quantity, wrapping }) => [quantity, wrapping?.wrapping.name ?? null])).toEqual(
      [
        [1, 'Linen bag'],
        [1, null],
      ],
    );
    expect(await page.locator('[data-item-row]').count()).toBe(2);
  });
});
