import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { chooseOption, chooseValue, chosenValue } from './choose-option';
import { differences, expectedProduct, pictureFile } from './expected-product';
import { expectBought } from './expect-bought';
import { answerForOthers } from '../driver/answer-for-others';
import { cartLines } from '../cart/read-cart';
import { shownProduct } from './shown-product';
import { untilMounted } from '../driver/until-mounted';
import { useOnePage } from '../driver/use-one-page';
import { useShop } from '../driver/use-shop';
import { visit } from '../driver/visit';
import { watchAnswers, type Answers } from '../driver/watch-answers';
import { buyableVariants, wishesFor } from '../account/wishes';

const products = makeCatalogue().products.map((product) => [product.name, product] as const);
const buyable = products.filter(([, product]) => buyableVariants(product).length > 0);
const notBuyable = products.filter(([, product]) => buyableVariants(product).length === 0);

/** What became of a walk through the values of a product. */
interface Walk {
  readonly hasChosen: boolean;
  /** What the page showed other than the shop's answer says, with the choice before it. */
  readonly wrong: readonly string[];
}

/** Chooses one value after the other, and reads the page after each. */
async function chooseAll(product: ProductRecord, shown: Locator, answers: Answers): Promise<Walk> {
  const printed = (await shownProduct(shown)).picture;
  const wrong: string[] = [];
  let hasChosen = false;
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
      const file = pictureFile(answer);
      const hasPicture = file ? now.picture?.includes(file) : now.picture === printed;
      const faults = differences(now, expectedProduct(product, answer));
      if (!hasPicture) faults.push(`picture: shows ${now.picture}, should be ${file ?? printed}`);
      wrong.push(...faults.map((fault) => `${option.name}: ${label}: ${fault}`));
      hasChosen = true;
    }
  }
  return { hasChosen, wrong };
}

/** A walk on which nothing was wrong, where there was something to choose. */
const rightWalk = ({ options }: ProductRecord): Walk => ({
  hasChosen: options.some((option) => 'values' in option && option.values.length > 1),
  wrong: [],
});

describe('every product of the catalogue', () => {
  const shop = useShop();
  let answers: Answers | undefined;
  const { begin } = useOnePage(shop, async (page: Page) => {
    await answerForOthers(page);
    answers = watchAnswers(page);
  });

  async function openProduct({ slug }: ProductRecord) {
    const opened = await begin();
    if (!answers) throw new Error('the page was opened before it was watched');
    await visit(opened.page, `${shop.address}/${slug}/`);
    await untilMounted(opened.page);
    await answers.settle();
    return { ...opened, answers, product: opened.page.locator('main .productView').first() };
  }

  it.each(buyable)(
    '%s: after each choice every visible value is what the shop says, and what is chosen is bought',
    async (_, product) => {
      const { page, trouble, answers: called, product: shown } = await openProduct(product);
      // What goes along may be refused, for instance because one is too few: operators hear of it.
      trouble.expect(/paired products failed/);
      expect(await chooseAll(product, shown, called)).toEqual(rightWalk(product));
      expect(await page.locator('[data-widget-status="failed"]').count()).toBe(0);

      const [variant] = buyableVariants(product).slice(-1);
      if (!variant) throw new Error('nothing to buy');
      const form = shown.locator('form[data-cart-item-add]');
      const wishes = wishesFor(product, variant);
      for (const wish of wishes) {
        await chooseOption(form, wish);
        await called.settle();
      }
      await form.locator('#form-action-addToCart').click();
      await page.locator('#previewModal[open] .previewCart').waitFor();

      expectBought(shop.server, product, variant, wishes, Math.max(1, product.minimum));
      expect(await page.locator('#previewModal').textContent()).toContain(product.name);
      const total = cartLines(shop.server).reduce((sum, line) => sum + line.quantity, 0);
      await page.waitForFunction(
        (wanted) => document.querySelector('.cart-quantity')?.textContent?.trim() === wanted,
        String(total),
      );
    },
  );

  it.each(notBuyable)(
    '%s: after each choice every visible value is what the shop says, and nothing can be bought',
    async (_, product) => {
      const { page, answers: called, product: shown } = await openProduct(product);
      expect(await chooseAll(product, shown, called)).toEqual(rightWalk(product));
      expect(await page.locator('[data-widget-status="failed"]').count()).toBe(0);
      expect((await shownProduct(shown)).canBeBought).toBe(false);
    },
  );
});
