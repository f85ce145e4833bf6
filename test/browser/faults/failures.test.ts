import { describe, expect, it } from '@jest/globals';
import { isFocused } from '../../support/driver/is-focused';
import type { Fault } from '../../shop/switches/faults';
import { chooseValue, chosenValue } from '../../support/shopping/choose-option';
import { cartLines } from '../../support/shopping/read-cart';
import { findChoosable, useSalePage } from '../sale/sale-page';
import { shownProduct } from '../sale/shown-product';
import { useShop } from '../../support/driver/use-shop';

const { product, field, variants, valueOf } = findChoosable();
const [first, second] = variants;

/** Every kind of bad response for one path, one after the other on the same page. */
const failures = (path: string): Fault[] => [
  { kind: 'status', status: 500, path },
  { kind: 'status', status: 503, body: 'busy', type: 'text/plain', path },
  { kind: 'html', status: 200, path },
  { kind: 'html', status: 502, path },
  { kind: 'drop', path },
];

describe('when the shop fails', () => {
  const shop = useShop();
  const openSalePage = useSalePage(shop);

  async function openProduct() {
    const opened = await openSalePage(product);
    // The browser's console reports failed requests, and the widgets report them too.
    opened.trouble.expect(/Failed to load resource|adding to the cart|option choice|cart preview|widgets:error/);
    return opened;
  }

  it('an add that fails, whatever the way, leaves everything as it was, says so, and works the next time', async () => {
    const { page, form, button, answers } = await openProduct();
    await answers.after(() => chooseValue(form, field, valueOf(second)));
    await form.locator('[name="qty[]"]').fill('2');
    const words = await button.textContent();
    await button.focus();
    for (const fault of failures('/remote/v1/cart/add')) {
      shop.server.world.faults.calm();
      shop.server.world.faults.add(fault);
      await page.keyboard.press('Enter');
      const alert = page.locator('dialog[data-name="alert"][open]');
      await alert.waitFor();

      const message = (await alert.locator('[data-part="message"]').textContent()) ?? '';
      expect([fault, message]).toEqual([fault, expect.stringMatching(/^\p{Lu}[^<>{}]{10,}[.!]$/u)]);
      await page.keyboard.press('Enter');
      await alert.waitFor({ state: 'hidden' });
      expect({
        fault,
        hasFocus: await isFocused(button),
        value: await chosenValue(form, field),
        quantity: await form.locator('[name="qty[]"]').inputValue(),
        words: await button.textContent(),
        isEnabled: await button.isEnabled(),
        isCovered: await form.locator('[data-part="overlay"]').isVisible(),
        lines: cartLines(shop.server),
      }).toEqual({
        fault,
        hasFocus: true,
        value: valueOf(second),
        quantity: '2',
        words,
        isEnabled: true,
        isCovered: false,
        lines: [],
      });
    }
    shop.server.world.faults.calm();
    await page.keyboard.press('Enter');
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server).map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[second.id, 2]]);
  });

  it('an add that the shop refuses shows the shop’s own words as plain text', async () => {
    const { page, form, button, answers } = await openProduct();
    await answers.after(() => chooseValue(form, field, valueOf(second)));
    const body = JSON.stringify({ data: { error: 'Only <b>two</b> of &ldquo;Rose &amp; Crown&rdquo; are left.' } });
    shop.server.world.faults.add({ kind: 'status', status: 200, body, path: '/remote/v1/cart/add' });
    await button.click();
    const message = page.locator('dialog[data-name="alert"][open] [data-part="message"]');
    await message.waitFor();
    expect(await message.textContent()).toBe('Only two of “Rose & Crown” are left.');
    expect(await message.locator('*').count()).toBe(0);
  });

  it('a choice that fails, whatever the way, stays chosen, and can be bought', async () => {
    const { page, form, view, button, answers } = await openProduct();
    const before = await shownProduct(view);
    const [firstValue, secondValue] = [valueOf(first), valueOf(second)];
    for (const [index, fault] of failures('/remote/v1/product-attributes/*').entries()) {
      shop.server.world.faults.calm();
      shop.server.world.faults.add(fault);
      const value = index % 2 === 0 ? secondValue : firstValue;
      await answers.after(() => chooseValue(form, field, value));
      expect([fault, await chosenValue(form, field)]).toEqual([fault, value]);
      expect((await shownProduct(view)).withoutTax).toBe(before.withoutTax);
    }
    shop.server.world.faults.calm();
    await answers.after(() => chooseValue(form, field, firstValue));
    expect((await shownProduct(view)).sku).toBe(first.sku);
    await button.click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server).map(({ variantId }) => variantId)).toEqual([first.id]);
  });

  it('a preview that fails, whatever the way, still says that the item is in the cart', async () => {
    const { page, form, button, answers } = await openProduct();
    await answers.after(() => chooseValue(form, field, valueOf(second)));
    const ways = failures('/cart.php');
    for (const [index, fault] of ways.entries()) {
      shop.server.world.faults.calm();
      shop.server.world.faults.add(fault);
      await button.click();
      await page.locator('#previewModal[open] [data-part="failure"]').waitFor();
      expect([fault, cartLines(shop.server).map(({ quantity }) => quantity)]).toEqual([fault, [index + 1]]);
      await page.keyboard.press('Escape');
      await page.locator('#previewModal').waitFor({ state: 'hidden' });
    }
    await button.click();
    await page.locator('#previewModal[open] [data-part="failure"]').waitFor();
    shop.server.world.faults.calm();
    await page.locator('#previewModal [data-part="failure"] a').click();
    await page.waitForURL('**/cart.php');
  });

  it('a badge that can’t ask for the number of items disturbs nobody', async () => {
    shop.server.world.faults.add({ kind: 'drop', path: '/api/storefront/*' });
    const { page, button, form, answers } = await openProduct();
    await answers.after(() => chooseValue(form, field, valueOf(second)));
    await button.click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
  });
});
