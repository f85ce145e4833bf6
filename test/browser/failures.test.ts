import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { makeCatalogue } from '../store/catalogue/catalogue';
import type { Fault } from '../store/switches/faults';
import { chooseValue, chosenValue } from './choose-option';
import { cartLines } from './read-cart';
import { shownProduct } from './shown-product';
import { useShop } from './use-shop';
import { watchAnswers, type Answers } from './watch-answers';
import { buyableVariants } from './wishes';

const { products } = makeCatalogue();
const product = products.find(
  (one) => one.options.length === 1 && 'values' in (one.options[0] ?? {}) && buyableVariants(one).length > 2,
);
const [option] = product?.options ?? [];
if (!product || !option) throw new Error('the catalogue has no product with a single option');
const [first, second] = buyableVariants(product).slice(-2);
if (!first || !second) throw new Error('nothing to choose');
const fieldName = `attribute[${option.id}]`;
const valueOf = (variant: typeof first) => variant.values.get(option.id) ?? 0;

/** Every way in which an answer can go wrong, for one path. */
const failures = (path: string): (readonly [string, Fault])[] => [
  ['an error status', { kind: 'status', status: 500, path }],
  ['an error status with words that are no JSON', { kind: 'status', status: 503, body: 'busy', type: 'text/plain', path }],
  ['a page of HTML that says it is well', { kind: 'html', status: 200, path }],
  ['a page of HTML that says it is not', { kind: 'html', status: 502, path }],
  ['a connection that is cut', { kind: 'drop', path }],
];

describe('when the store fails', () => {
  const shop = useShop();

  async function openProduct() {
    let answers: Answers | undefined;
    const opened = await shop.open(`/${product?.slug}/`, {
      before: async (page: Page) => void (answers = watchAnswers(page)),
    });
    if (!answers) throw new Error('the page was opened before it was watched');
    // The browser itself complains of answers that fail, and the widgets report them.
    opened.trouble.expect(/Failed to load resource|adding to the cart|option choice|cart preview|widgets:error/);
    const shown = opened.page.locator('.productView').first();
    const form = shown.locator('form[data-cart-item-add]');
    return { ...opened, answers, shown, form, button: form.locator('#form-action-addToCart') };
  }

  it.each(failures('/remote/v1/cart/add'))(
    'an add that meets %s leaves everything as it was, says so, and works the next time',
    async (_, fault) => {
      const { page, form, button, answers } = await openProduct();
      await answers.after(() => chooseValue(form, fieldName, valueOf(second)));
      await form.locator('[name="qty[]"]').fill('2');
      const words = await button.textContent();
      shop.store.world.faults.add(fault);

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
      expect(await chosenValue(form, fieldName)).toBe(valueOf(second));
      expect(await form.locator('[name="qty[]"]').inputValue()).toBe('2');
      expect(await button.textContent()).toBe(words);
      expect(await button.isEnabled()).toBe(true);
      expect(await form.locator('[data-part="overlay"]').isVisible()).toBe(false);
      expect(cartLines(shop.store)).toEqual([]);

      shop.store.world.faults.calm();
      await page.keyboard.press('Enter');
      await page.locator('#previewModal[open] .previewCart').waitFor();
      expect(cartLines(shop.store).map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[second.id, 2]]);
    },
  );

  it('an add that the store refuses shows the store’s own words as plain text', async () => {
    const { page, form, button, answers } = await openProduct();
    await answers.after(() => chooseValue(form, fieldName, valueOf(second)));
    const body = JSON.stringify({ data: { error: 'Only <b>two</b> of &ldquo;Rose &amp; Crown&rdquo; are left.' } });
    shop.store.world.faults.add({ kind: 'status', status: 200, body, path: '/remote/v1/cart/add' });
    await button.click();
    const message = page.locator('dialog[data-name="alert"][open] [data-part="message"]');
    await message.waitFor();
    expect(await message.textContent()).toBe('Only two of “Rose & Crown” are left.');
    expect(await message.locator('*').count()).toBe(0);
  });

  it.each(failures('/remote/v1/product-attributes/*'))(
    'a choice that meets %s stays chosen, and can be bought',
    async (_, fault) => {
      const { page, form, shown, button, answers } = await openProduct();
      const before = await shownProduct(shown);
      shop.store.world.faults.add(fault);
      await answers.after(() => chooseValue(form, fieldName, valueOf(second)));

      expect(await chosenValue(form, fieldName)).toBe(valueOf(second));
      expect((await shownProduct(shown)).withoutTax).toBe(before.withoutTax);
      shop.store.world.faults.calm();
      await answers.after(() => chooseValue(form, fieldName, valueOf(first)));
      expect((await shownProduct(shown)).sku).toBe(first.sku);
      await button.click();
      await page.locator('#previewModal[open] .previewCart').waitFor();
      expect(cartLines(shop.store).map(({ variantId }) => variantId)).toEqual([first.id]);
    },
  );

  it.each(failures('/cart.php'))('a preview that meets %s still says that the item is in the cart', async (_, fault) => {
    const { page, form, button, answers } = await openProduct();
    await answers.after(() => chooseValue(form, fieldName, valueOf(second)));
    shop.store.world.faults.add(fault);
    await button.click();
    await page.locator('#previewModal[open] [data-part="failure"]').waitFor();
    expect(cartLines(shop.store)).toHaveLength(1);
    shop.store.world.faults.calm();
    await page.locator('#previewModal [data-part="failure"] a').click();
    await page.waitForURL('**/cart.php');
  });

  it('a badge that can’t ask for the number of items disturbs nobody', async () => {
    shop.store.world.faults.add({ kind: 'drop', path: '/api/storefront/*' });
    const { page, button, form, answers } = await openProduct();
    await answers.after(() => chooseValue(form, fieldName, valueOf(second)));
    await button.click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
  });
});
