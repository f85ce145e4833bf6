import { describe, expect, it } from '@jest/globals';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { chooseValue } from '../../support/shopping/choose-option';
import { closePreview } from '../cart/close-preview';
import { cartLines } from '../../support/shopping/read-cart';
import { findChoosable, openSalePage } from '../sale/sale-page';
import { useShop } from '../../support/driver/use-shop';
import { painted } from '../../support/driver/watch-answers';

const { product, field, variants, valueOf } = findChoosable();
const [first, second] = variants;
const plain = makeCatalogue().products.find(({ options, minimum }) => options.length === 0 && minimum <= 1);
if (!plain) throw new Error('the catalogue lacks a plain product');

describe('the last word', () => {
  const shop = useShop();
  const adds = () => shop.server.world.log.all().filter(({ path }) => path === '/remote/v1/cart/add');

  it('is the last choice, though the answer to the one before comes later, or its own has not come', async () => {
    const { page, form, button } = await openSalePage(shop, product);
    shop.server.world.faults.add({ kind: 'hold', nth: 1, path: '/remote/v1/product-attributes/*' });
    const [late] = await Promise.all([
      page.waitForRequest('**/product-attributes/*'),
      chooseValue(form, field, valueOf(first)),
    ]);
    await chooseValue(form, field, valueOf(second));
    await page.waitForFunction((sku) => document.querySelector('[data-product-sku]')?.textContent === sku, second.sku);
    // The first request was aborted, or its response arrives now.
    await late.response();
    await painted(page);
    expect(await page.locator('[data-product-sku]').textContent()).toBe(second.sku);

    await button.click();
    await closePreview(page);
    expect(cartLines(shop.server).map(({ variantId }) => variantId)).toEqual([second.id]);

    // The shop need not have responded: the form's data count.
    shop.server.world.faults.add({ kind: 'slow', ms: 800, path: '/remote/v1/product-attributes/*' });
    await chooseValue(form, field, valueOf(first));
    await button.click();
    await closePreview(page);
    expect(
      cartLines(shop.server)
        .map(({ variantId }) => variantId)
        .sort(),
    ).toEqual([first.id, second.id].sort());
  });

  it('is reported once by a double click or a held key, and never by Enter in the quantity', async () => {
    const { page, form, button } = await openSalePage(shop, plain);
    await form.locator('[name="qty[]"]').fill('2');
    await page.keyboard.press('Enter');
    await painted(page);
    expect(new URL(page.url()).pathname).toBe(`/${plain.slug}/`);
    // An earlier request would reach the shop before this one.
    await form.locator('[name="qty[]"]').fill('3');
    shop.server.world.faults.add({ kind: 'slow', ms: 300, path: '/remote/v1/cart/add' });
    await button.dblclick();
    await closePreview(page);
    expect(adds()).toHaveLength(1);
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([3]);

    await button.focus();
    for (let repeat = 0; repeat < 6; repeat++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await closePreview(page);
    expect(adds()).toHaveLength(2);
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([6]);
  });
});
