import { describe, expect, it } from '@jest/globals';
import { isFocused } from '../../support/driver/is-focused';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { clamp, mug, openCart, towels, tumblers, type Wanted } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';

describe('removing a line', () => {
  const shop = useShop();

  it('asks first, then focuses the next line and announces the total', async () => {
    const { page, line, settle, held, waitForAnnouncement } = await openCart(shop, [mug, clamp, tumblers]);
    const question = page.getByRole('alertdialog');
    const remove = async (wanted: Wanted) => {
      await line(wanted).getByRole('link', { name: 'Remove' }).click();
      await question.getByRole('button', { name: 'OK' }).click();
    };
    await line(clamp)
      .getByRole('link', { name: /^Remove\s?: Clamp Base$/ })
      .click();
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
    await waitForAnnouncement('Clamp Base: removed');
    await waitForAnnouncement('The cart is up to date. Total: $');

    // Without lines the page shows the empty cart, and has no summary.
    for (const last of [tumblers, mug]) {
      await remove(last);
      await line(last).waitFor({ state: 'detached' });
      await settle();
    }
    await page.getByText('Your cart is empty.', { exact: true }).waitFor();
    expect(held()).toEqual({});
    expect(await page.getByText('Order summary').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Goes well with this' }).isVisible()).toBe(false);
    expect(await isFocused(page.getByRole('heading', { level: 1 }))).toBe(true);
    expect(await page.locator('.cart-quantity').first().isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Continue shopping' }).click();
    await page.waitForURL(`${shop.url}/`);
  });
});

describe('changing the options of a line', () => {
  const shop = useShop();

  it('opens a dialog, and then returns the focus to the link that opened it', async () => {
    const { page, line, settle } = await openCart(shop, [{ ...mug, quantity: 4 }, clamp]);
    const asked = () =>
      shop.server.world.log.all().filter(({ path }) => path.startsWith('/remote/v1/product-attributes/103'));
    const dialog = page.getByRole('dialog', { name: 'Options of Enamel Mug' });
    const opener = line(mug).getByRole('link', { name: /^Change options\s?: Enamel Mug$/ });
    const coal = dialog.locator('label', { hasText: 'Coal' });
    const save = dialog.getByRole('button', { name: 'Save options' });

    // Each time the dialog opens, it requests the availability of the options. Unavailable options are disabled.
    for (const times of [1, 2]) {
      await opener.click();
      await dialog.waitFor();
      await until('the request is sent', () => asked().length >= times);
      await dialog.getByText('Sold out & in the kiln').first().waitFor({ state: 'attached' });
      expect(asked()).toHaveLength(times);
      expect(await dialog.getByRole('radio', { name: 'Navy & white' }).isChecked()).toBe(true);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
    await opener.click();
    await dialog.locator('label', { hasText: 'Moss' }).click();
    await dialog.locator('[type="submit"]:disabled').waitFor();

    await Promise.all([
      page.waitForResponse(
        (response) => /product-attributes/.test(response.url()) && /1030104/.test(response.request().postData() ?? ''),
      ),
      coal.click(),
    ]);
    await dialog.locator('[type="submit"]:enabled').waitFor();
    await save.click();
    await dialog.waitFor({ state: 'hidden' });
    await settle();
    expect(cartLines(shop.server)[0]?.choices[0]?.text).toBe('Coal');
    expect(await line(mug).textContent()).toContain('Coal');
    expect(await isFocused(line(mug).getByRole('link', { name: 'Change options' }))).toBe(true);
  });
});

describe('gift wrapping', () => {
  const shop = useShop();

  it('is chosen for all items, changed and removed, or chosen for each piece', async () => {
    const { page, line, settle, sum } = await openCart(shop, [mug, { ...towels, quantity: 2 }]);
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
    // The opener has a new name, and is the same element.
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

    await line(towels).getByRole('button', { name: 'Add gift wrapping' }).click();
    const forTowels = page.getByRole('dialog', { name: `Gift wrapping for ${towels.name}` });
    await forTowels.getByLabel('each in its own way').check();
    await forTowels.getByLabel('Piece 1').selectOption({ label: 'Linen bag ($7.00)' });
    await forTowels.getByRole('button', { name: 'Save gift wrapping' }).click();
    await forTowels.waitFor({ state: 'hidden' });
    await settle();
    const wrapped = cartLines(shop.server).map(({ quantity, wrapping }) => [quantity, wrapping?.wrapping.name ?? null]);
    expect(wrapped).toEqual([
      [2, null],
      [1, 'Linen bag'],
      [1, null],
    ]);
    expect(await page.locator('[data-item-row]').count()).toBe(3);
  });
});
