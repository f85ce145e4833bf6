import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { chooseOption, chooseValue, chosenValue } from './choose-option';
import { differences, expectedProduct, pictureFile } from './expected-product';
import { expectBought } from './expect-bought';
import { cartLines } from '../cart/read-cart';
import { shownProduct } from './shown-product';
import { useShop } from '../driver/use-shop';
import { watchAnswers, type Answers } from '../driver/watch-answers';
import { buyableVariants, wishesFor } from '../account/wishes';

const products = makeCatalogue().products.map((product) => [product.name, product] as const);
const buyable = products.filter(([, product]) => buyableVariants(product).length > 0);

describe('every product of the catalogue', () => {
  const shop = useShop();

  async function openProduct(slug: string) {
    let answers: Answers | undefined;
    const before = async (page: Page) => void (answers = watchAnswers(page));
    const opened = await shop.open(`/${slug}/`, { before });
    if (!answers) throw new Error('the page was opened before it was watched');
    return { ...opened, answers, product: opened.page.locator('main .productView').first() };
  }

  it.each(products)('%s: after each choice every visible value is what the shop says', async (_, product) => {
    const { page, answers, product: shown } = await openProduct(product.slug);
    await answers.settle();
    const printed = (await shownProduct(shown)).picture;

    let choices = 0;
    for (const option of product.options) {
      for (const { id, label } of 'values' in option ? option.values : []) {
        const before = await shownProduct(shown);
        const name = `attribute[${option.id}]`;
        // What is hidden can't be chosen, and what is chosen needs no second click: it would be taken back.
        if (!before.values.includes(String(id)) || (await chosenValue(shown, name)) === id) continue;
        await answers.after(() => chooseValue(shown, name, id));
        const answer = answers.newest();
        if (!answer) throw new Error(`${option.name}: the shop gave no answer`);
        const now = await shownProduct(shown, product.outOfStockMessage);
        const choice = `${option.name}: ${label}`;
        choices += 1;
        expect([choice, differences(now, expectedProduct(product, answer))]).toEqual([choice, []]);
        const file = pictureFile(answer);
        if (file) expect([choice, now.picture]).toEqual([choice, expect.stringContaining(file)]);
        else expect([choice, now.picture]).toEqual([choice, printed]);
      }
    }
    const hasValues = product.options.some((option) => 'values' in option && option.values.length > 1);
    expect(choices > 0).toBe(hasValues);
    expect(await page.locator('[data-widget-status="failed"]').count()).toBe(0);
  });

  it.each(buyable)('%s is chosen, added and in the cart, and the shopper sees it', async (_, product) => {
    const [variant] = buyableVariants(product).slice(-1);
    if (!variant) throw new Error('nothing to buy');
    const { page, trouble, answers, product: shown } = await openProduct(product.slug);
    // What goes along may be refused, for instance because one is too few: operators hear of it.
    trouble.expect(/paired products failed/);
    const form = shown.locator('form[data-cart-item-add]');
    const wishes = wishesFor(product, variant);
    for (const wish of wishes) {
      await chooseOption(form, wish);
      await answers.settle();
    }
    const quantity = Math.max(1, product.minimum);

    await form.locator('#form-action-addToCart').click();
    await page.locator('#previewModal[open] .previewCart').waitFor();

    expectBought(shop.server, product, variant, wishes, quantity);
    expect(await page.locator('#previewModal').textContent()).toContain(product.name);
    const total = cartLines(shop.server).reduce((sum, line) => sum + line.quantity, 0);
    await page.waitForFunction(
      (wanted) => document.querySelector('.cart-quantity')?.textContent?.trim() === wanted,
      String(total),
    );
  });
});
