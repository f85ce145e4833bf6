import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { coveringProducts } from '../../shop/catalogue/covering-products';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { useShop } from '../../support/driver/use-shop';
import type { ResponseWatch } from '../../support/driver/watch-responses';
import { chooseOption, chooseValue, chosenValue } from '../../support/shopping/choose-option';
import { cartLines } from '../../support/shopping/read-cart';
import { buyableVariants, wishesFor } from '../../support/shopping/wishes';
import { expectBought } from './expect-bought';
import { differences, expectedProduct, pictureFile } from './expected-product';
import { useSalePage } from './sale-page';
import { shownProduct } from './shown-product';

/** The traits of a product that matter for choosing and buying. */
const traitsOf = (product: ProductRecord): string[] => [
  ...product.options.map(({ kind, required }) => `${kind}, ${required ? 'required' : 'optional'}`),
  ...(product.options.length > 0
    ? [`${product.outOfStockBehaviour}, stock counted by ${product.stock.counted}`]
    : ['plain']),
  ...(product.minimum > 1 ? ['sold by some'] : []),
  ...(product.forbidden.length > 0 ? ['a rule of the merchant'] : []),
  ...(product.bulkRates.length > 0 && product.options.length > 0 ? ['prices for larger quantities'] : []),
  ...(product.salePrice && product.options.length > 0 ? ['reduced'] : []),
  ...(product.notPurchasable ? [`not for sale, with ${product.options.length > 0 ? 'a choice' : 'none'}`] : []),
  ...(product.callForPrice ? ['without a price'] : []),
  ...(product.stock.counted === 'product' && product.stock.level === 0 ? ['sold out'] : []),
];
const products = coveringProducts(traitsOf).map((product) => [product.name, product] as const);
const buyable = products.filter(([, product]) => buyableVariants(product).length > 0);
const notBuyable = products.filter(([, product]) => buyableVariants(product).length === 0);

/** The result of a walk through the values of a product. */
interface Walk {
  readonly hasChosen: boolean;
  /** Differences between the page and the shop's response, with the choice before each. */
  readonly wrong: readonly string[];
}

/** Selects one value after the other, and reads the page after each. */
async function chooseAll(product: ProductRecord, shown: Locator, responses: ResponseWatch): Promise<Walk> {
  const rendered = (await shownProduct(shown)).picture;
  const wrong: string[] = [];
  let hasChosen = false;
  for (const option of product.options) {
    for (const { id, label } of 'values' in option ? option.values : []) {
      const before = await shownProduct(shown);
      const name = `attribute[${option.id}]`;
      // A hidden value cannot be selected, and a second click on a selected one would clear it.
      if (!before.values.includes(String(id)) || (await chosenValue(shown, name)) === id) continue;
      await responses.after(() => chooseValue(shown, name, id));
      const response = responses.newest();
      if (!response) throw new Error(`${option.name}: the shop gave no response`);
      const now = await shownProduct(shown, product.outOfStockMessage);
      const file = pictureFile(response);
      const hasPicture = file ? now.picture?.includes(file) : now.picture === rendered;
      const faults = differences(now, expectedProduct(product, response));
      if (!hasPicture) faults.push(`picture: shows ${now.picture}, should be ${file ?? rendered}`);
      wrong.push(...faults.map((fault) => `${option.name}: ${label}: ${fault}`));
      hasChosen = true;
    }
  }
  return { hasChosen, wrong };
}

/** The expected result of a walk. */
const rightWalk = ({ options }: ProductRecord): Walk => ({
  hasChosen: options.some((option) => 'values' in option && option.values.length > 1),
  wrong: [],
});

describe('every kind of product', () => {
  const shop = useShop();
  const openProduct = useSalePage(shop);

  it.each(buyable)(
    '%s: after each choice the page shows the shop’s values, and the chosen variant is bought',
    async (_, product) => {
      const { page, trouble, responses: called, view: shown, form, button } = await openProduct(product);
      // The shop may refuse a paired product, for instance because the quantity is too small. This is reported to
      // operators.
      trouble.expect(/paired products failed/);
      expect(await chooseAll(product, shown, called)).toEqual(rightWalk(product));
      expect(await page.locator('[data-widget-status="failed"]').count()).toBe(0);

      const [variant] = buyableVariants(product).slice(-1);
      if (!variant) throw new Error('nothing to buy');
      const wishes = wishesFor(product, variant);
      for (const wish of wishes) {
        await chooseOption(form, wish);
        await called.settle();
      }
      await button.click();
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
    '%s: after each choice the page shows the shop’s values, and nothing can be bought',
    async (_, product) => {
      const { page, responses: called, view: shown } = await openProduct(product);
      expect(await chooseAll(product, shown, called)).toEqual(rightWalk(product));
      expect(await page.locator('[data-widget-status="failed"]').count()).toBe(0);
      expect((await shownProduct(shown)).canBeBought).toBe(false);
    },
  );
});
