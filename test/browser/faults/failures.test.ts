import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../shop/switches/faults';
import { chooseValue, chosenValue } from '../sale/choose-option';
import { cartLines } from '../cart/read-cart';
import { findChoosable, openSalePage } from '../sale/sale-page';
import { shownProduct } from '../sale/shown-product';
import { useShop } from '../driver/use-shop';

const { product, field, variants, valueOf } = findChoosable();
const [first, second] = variants;

/** Every way in which an answer can go wrong, for one path. */
const failures = (path: string): (readonly [string, Fault])[] => [
  ['an error status', { kind: 'status', status: 500, path }],
  [
    'an error status with words that are no JSON',
    { kind: 'status', status: 503, body: 'busy', type: 'text/plain', path },
  ],
  ['a page of HTML that says it is well', { kind: 'html', status: 200, path }],
  ['a page of HTML that says it is not', { kind: 'html', status: 502, path }],
  ['a connection that is cut', { kind: 'drop', path }],
];

describe('when the shop fails', () => {
  const shop = useShop();

  async function openProduct() {
    const opened = await openSalePage(shop, product);
    // The browser itself complains of answers that fail, and the widgets report them.
    opened.trouble.expect(/Failed to load resource|adding to the cart|option choice|cart preview|widgets:error/);
    return opened;
  }

  it.each(failures('/remote/v1/cart/add'))(
    'an add that meets %s leaves everything as it was, says so, and works the next time',
    async (_, fault) => {
      const { page, form, button, answers } = await openProduct();
      await answers.after(() => chooseValue(form, field, valueOf(second)));
      await form.locator('[name="qty[]"]').fill('2');
      const words = await button.textContent();
      shop.server.world.faults.add(fault);

      await button.focus();
      await page.keyboard.press('Enter');
      const alert = page.locator('dialog[data-name="alert"][open]');
      await alert.waitFor();

      const message = (await alert.locator('[data-part="message"]').textContent()) ?? '';
      expect(message).toMatch(/^\p{Lu}.{10,}[.!]$/u);
      expect(message).not.toMatch(/[<>{}]/);
      await page.keyboard.press('Enter');
      await alert.waitFor({ state: 'hidden' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await chosenValue(form, field)).toBe(valueOf(second));
      expect(await form.locator('[name="qty[]"]').inputValue()).toBe('2');
      expect(await button.textContent()).toBe(words);
      expect(await button.isEnabled()).toBe(true);
      expect(await form.locator('[data-part="overlay"]').isVisible()).toBe(false);
      expect(cartLines(shop.server)).toEqual([]);

      shop.server.world.faults.calm();
      await page.keyboard.press('Enter');
      await page.locator('#previewModal[open] .previewCart').waitFor();
      expect(cartLines(shop.server).map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[second.id, 2]]);
    },
  );

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

  it.each(failures('/remote/v1/product-attributes/*'))(
    'a choice that meets %s stays chosen, and can be bought',
    async (_, fault) => {
      const { page, form, view, button, answers } = await openProduct();
      const before = await shownProduct(view);
      shop.server.world.faults.add(fault);
      await answers.after(() => chooseValue(form, field, valueOf(second)));

      expect(await chosenValue(form, field)).toBe(valueOf(second));
      expect((await shownProduct(view)).withoutTax).toBe(before.withoutTax);
      shop.server.world.faults.calm();
      await answers.after(() => chooseValue(form, field, valueOf(first)));
      expect((await shownProduct(view)).sku).toBe(first.sku);
      await button.click();
      await page.locator('#previewModal[open] .previewCart').waitFor();
      expect(cartLines(shop.server).map(({ variantId }) => variantId)).toEqual([first.id]);
    },
  );

  it.each(failures('/cart.php'))(
    'a preview that meets %s still says that the item is in the cart',
    async (_, fault) => {
      const { page, form, button, answers } = await openProduct();
      await answers.after(() => chooseValue(form, field, valueOf(second)));
      shop.server.world.faults.add(fault);
      await button.click();
      await page.locator('#previewModal[open] [data-part="failure"]').waitFor();
      expect(cartLines(shop.server)).toHaveLength(1);
      shop.server.world.faults.calm();
      await page.locator('#previewModal [data-part="failure"] a').click();
      await page.waitForURL('**/cart.php');
    },
  );

  it('a badge that can’t ask for the number of items disturbs nobody', async () => {
    shop.server.world.faults.add({ kind: 'drop', path: '/api/storefront/*' });
    const { page, button, form, answers } = await openProduct();
    await answers.after(() => chooseValue(form, field, valueOf(second)));
    await button.click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
  });
});
