import { describe, expect, it } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { chooseValue } from '../../support/shopping/choose-option';
import { expectBought } from '../sale/expect-bought';
import { cartLines } from '../../support/shopping/read-cart';
import { useShop } from '../../support/driver/use-shop';
import { buyableVariants, wishesFor } from '../../support/shopping/wishes';
import { findPlain } from './find-plain';
import { isBusy, useHeldPage, type HeldPage } from './use-held-page';

const { products } = makeCatalogue();
const plain = findPlain();
const withOption = products.find(
  (product) =>
    product.options.length === 1 && 'values' in (product.options[0] ?? {}) && buyableVariants(product).length > 2,
);
if (!withOption) throw new Error('the catalogue lacks a product with a single option');

describe('a shopper who acts before the code is loaded', () => {
  const shop = useShop();
  const open = useHeldPage(shop);
  const adds = () =>
    shop.server.world.log.all().filter(({ path, method }) => method === 'POST' && path === '/remote/v1/cart/add');

  const sale = 'main .productView form[data-widget="add-to-cart"]';
  const untilPreview = ({ page, passUntil }: HeldPage) =>
    passUntil('the cart is shown', () => page.locator('#previewModal[open] .previewCart').isVisible());

  it('adds to the cart once, with a press three seconds earlier', async () => {
    const opened = await open(`/${plain.slug}/`);
    const button = opened.page.locator('#form-action-addToCart');
    expect(await isBusy(button)).toBe(false);
    await button.click();
    await opened.pass(3_000);
    expect(await isBusy(button)).toBe(true);
    expect(adds()).toEqual([]);

    await opened.arrive(sale);
    await untilPreview(opened);
    expect(await isBusy(button)).toBe(false);

    expect(adds()).toHaveLength(1);
    expect(cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity])).toEqual([[plain.id, 1]]);
  });

  it('buys the variant that was chosen, and sees its SKU', async () => {
    const [variant] = buyableVariants(withOption).slice(-1);
    const [option] = withOption.options;
    if (!variant || !option) throw new Error('nothing to choose');
    const wishes = wishesFor(withOption, variant);
    const opened = await open(`/${withOption.slug}/`);
    const form = opened.page.locator('form[data-cart-item-add]');
    await chooseValue(form, `attribute[${option.id}]`, variant.values.get(option.id) ?? 0);
    await opened.pass(3_000);
    await form.locator('#form-action-addToCart').click();

    await opened.arrive(sale);
    await untilPreview(opened);

    expect(adds()).toHaveLength(1);
    expectBought(shop.server, withOption, variant, wishes, 1);
    await opened.passUntil(
      'the sku is that of the variant',
      async () => (await opened.page.locator('[data-product-sku]').textContent()) === variant.sku,
    );
  });
});
