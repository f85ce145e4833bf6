import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { chooseValue } from '../../support/shopping/choose-option';
import { holdTime, passTime } from '../../support/driver/hold-time';
import { blockCode, chunks } from '../../support/driver/hold-code';
import { mountAtOnce } from '../../support/driver/mount-at-once';
import { until } from '../../support/driver/until';
import { expectBought } from '../sale/expect-bought';
import { cartLines } from '../../support/shopping/read-cart';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { buyableVariants, wishesFor } from '../../support/shopping/wishes';
import { useHeldPage, type HeldPage } from './use-held-page';

const { products } = makeCatalogue();
const plain = products.find(({ options, minimum }) => options.length === 0 && minimum <= 1);
const chosen = products.find(
  (product) =>
    product.options.length === 1 && 'values' in (product.options[0] ?? {}) && buyableVariants(product).length > 2,
);
if (!plain || !chosen) throw new Error('the catalogue lacks a plain product, or one with a single option');

describe('a shopper who is faster than the code', () => {
  const shop = useShop();
  const open = useHeldPage(shop);
  const adds = () =>
    shop.server.world.log.all().filter(({ path, method }) => method === 'POST' && path === '/remote/v1/cart/add');

  const sale = 'main .productView form[data-widget="add-to-cart"]';
  const untilPreview = ({ page, passUntil }: HeldPage) =>
    passUntil('the cart is shown', () => page.locator('#previewModal[open] .previewCart').isVisible());

  it('adds once when the button was pressed three seconds before', async () => {
    const opened = await open(`/${plain.slug}/`);
    await opened.page.locator('#form-action-addToCart').click();
    await opened.pass(3_000);
    expect(adds()).toEqual([]);

    await opened.arrive(sale);
    await untilPreview(opened);

    expect(adds()).toHaveLength(1);
    expect(cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity])).toEqual([[plain.id, 1]]);
  });

  it('gets the variant that was chosen before, and sees its price', async () => {
    const [variant] = buyableVariants(chosen).slice(-1);
    const [option] = chosen.options;
    if (!variant || !option) throw new Error('nothing to choose');
    const wishes = wishesFor(chosen, variant);
    const opened = await open(`/${chosen.slug}/`);
    const form = opened.page.locator('form[data-cart-item-add]');
    await chooseValue(form, `attribute[${option.id}]`, variant.values.get(option.id) ?? 0);
    await opened.pass(3_000);
    await form.locator('#form-action-addToCart').click();

    await opened.arrive(sale);
    await untilPreview(opened);

    expect(adds()).toHaveLength(1);
    expectBought(shop.server, chosen, variant, wishes, 1);
    await opened.passUntil(
      'the sku is that of the variant',
      async () => (await opened.page.locator('[data-product-sku]').textContent()) === variant.sku,
    );
  });

  it('buys natively when the loader is there and its chunks never come, each reported once', async () => {
    let unanswered = 0;
    const { page, trouble } = await shop.open(`/${plain.slug}/`, {
      mounted: false,
      before: async (opened) => {
        await holdTime(opened);
        opened.on('request', (request) => chunks.test(request.url()) && (unanswered += 1));
        opened.on('requestfailed', (request) => chunks.test(request.url()) && (unanswered -= 1));
        await blockCode(opened, chunks);
      },
    });
    trouble.expect(/Failed to load resource|Loading chunk/);
    await page.locator('#form-action-addToCart').click();
    // Three tries have two pauses: 2.5 of the 4 seconds. The page's time stands still while a request is unanswered.
    await until('the browser leads to the cart', async () => {
      // A page that is being left cannot be read.
      if (unanswered === 0) await passTime(page, 250).catch(() => undefined);
      return page.url().includes('/cart.php');
    });
    await page.waitForLoadState();

    expect(cartLines(shop.server).map(({ productId, quantity }) => [productId, quantity])).toEqual([[plain.id, 1]]);
    const reports = trouble.expected().filter((complaint) => complaint.startsWith('widgets:error'));
    const failed = reports.map((report) => /Loading chunk (\w+) failed/.exec(report)?.[1]);
    expect(failed).toContain('product');
    expect(new Set(failed).size).toBe(failed.length);
  });

  it('keeps a page that works when a widget throws: one report, the neighbours live on', async () => {
    const before = async (page: Page) => {
      // Otherwise the gallery mounts only on interaction.
      await mountAtOnce(page);
      await page.addInitScript(() => {
        const { querySelector } = Element.prototype;
        // Only the gallery calls `querySelector` on a thumbnail.
        Element.prototype.querySelector = function (this: Element, selector: string) {
          if (this.getAttribute('data-part') === 'thumbnail') throw new Error('broken on purpose');
          return querySelector.call(this, selector);
        } as typeof querySelector;
      });
    };
    const several = products.find(({ pictures, options }) => pictures.length > 1 && options.length === 0) ?? plain;
    const { page, trouble } = await shop.open(`/${several.slug}/`, { mounted: false, before });
    trouble.expect(/broken on purpose/);
    await untilMounted(page, 'main .productView :is([data-widget="add-to-cart"], [data-widget="product-price"])');
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('[data-widget="product-gallery"]')?.dataset.widgetStatus === 'failed',
    );

    const reports = trouble.expected().filter((complaint) => complaint.startsWith('widgets:error'));
    expect(reports).toEqual(['widgets:error: product-gallery: Error: broken on purpose']);
    await page.locator('[data-image-gallery-item]').last().click();
    await page.waitForURL('**/images/**');
  });
});
