import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { coveringProducts } from '../../shop/catalogue/covering-products';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { useOnePage } from '../../support/driver/use-one-page';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { chooseOption } from '../../support/shopping/choose-option';
import { cartLines } from '../../support/shopping/read-cart';
import { buyableVariants, wishesFor } from '../../support/shopping/wishes';
import { expectBought } from './expect-bought';
import { postForm } from './post-form';

/** A document of the shop without requests and scripts. */
const picture = '/images/stencil/80w/patterns/stippled.svg';

const { products } = makeCatalogue();
const canBeBought = (product: ProductRecord): boolean => buyableVariants(product).length > 0;
const notBuyable = products.filter((product) => !canBeBought(product));

/** Products that together have every kind of option, a minimum quantity, and no option. */
const tested = coveringProducts((product) => {
  const { options, minimum } = product;
  if (!canBeBought(product)) return [];
  return [
    ...options.map(({ kind }) => kind),
    ...(minimum > 1 ? ['minimum'] : []),
    ...(options.length === 0 ? ['plain'] : []),
  ];
});
const testedIds = new Set(tested.map(({ id }) => id));
const rest = products.filter((product) => canBeBought(product) && !testedIds.has(product.id));

const table = (some: readonly ProductRecord[]) => some.map((product) => [product.name, product] as const);

/** The last variant that can be bought, with wishes for the other options. */
function purchase(product: ProductRecord) {
  const [variant] = buyableVariants(product).slice(-1);
  if (!variant) throw new Error('nothing to buy');
  return { variant, wishes: wishesFor(product, variant), quantity: Math.max(1, product.minimum) };
}

describe('without JavaScript', () => {
  const shop = useShop();

  it.each(table(tested))('%s can be chosen and added to the cart', async (_, product) => {
    const { variant, wishes, quantity } = purchase(product);
    const { page } = await shop.open(`/${product.slug}/`, { javaScript: false });
    const form = page.locator('form[data-cart-item-add]');
    for (const wish of wishes) await chooseOption(form, wish);

    await form.locator('#form-action-addToCart').click();
    await page.waitForURL('**/cart.php**');

    expectBought(shop.server, product, variant, wishes, quantity);
    expect(await page.locator('main').textContent()).toContain(product.name);
  });

  it('a product that cannot be bought has no enabled button, and the cart is still linked', async () => {
    const { page } = await shop.open('/', { javaScript: false });
    const buttons: [string, number][] = [];
    for (const { slug } of notBuyable) {
      await visit(page, `${shop.url}/${slug}/`);
      buttons.push([slug, await page.locator('#form-action-addToCart:visible:enabled').count()]);
    }
    expect(buttons).toEqual(notBuyable.map(({ slug }) => [slug, 0]));
    expect(buttons).not.toEqual([]);
    await page.locator('[data-cart-preview]').click();
    await page.waitForURL('**/cart.php');
    expect(cartLines(shop.server)).toEqual([]);
  });
});

describe('the rendered form of a product', () => {
  const shop = useShop();
  const { begin } = useOnePage(shop);
  let page: Page;

  beforeAll(async () => {
    ({ page } = await begin());
    await page.goto(shop.url + picture);
  });
  // Without cookies each test has a new shopper, because fetched pages store nothing else.
  beforeEach(() => page.context().clearCookies());

  it.each(table(rest))('adds %s to the cart', async (_, product) => {
    const { variant, wishes, quantity } = purchase(product);
    const { url, text } = await postForm(page, `/${product.slug}/`, wishes);

    expect(new URL(url).pathname).toBe('/cart.php');
    expectBought(shop.server, product, variant, wishes, quantity);
    expect(text).toContain(product.name);
  });
});
