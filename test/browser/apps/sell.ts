import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { OpenOptions } from '../../support/driver/open-page';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import type { Shop } from '../../support/driver/use-shop';
import { watchLayout } from '../../support/driver/watch-layout';
import type { Trouble } from '../../support/driver/watch-trouble';
import { chooseValue } from '../../support/shopping/choose-option';
import { cartLines } from '../../support/shopping/read-cart';
import { findChoosable } from '../sale/sale-page';
import { appScript, serveApp } from './load-app';

const { product, field, variants, valueOf } = findChoosable();
const [first, second] = variants;

/** A page with an app. */
export interface AppPage {
  readonly page: Page;
  readonly trouble: Trouble;
  /** Forgets the shifts until now. A list that a script sorts, not a shopper, shifts without an app, too. */
  forgetShifts(): Promise<void>;
  /** Fails if the layout has shifted since the app had drawn its elements. */
  expectSteady(): Promise<void>;
}

/** Opens a page in which a merchant has added an app, and waits until the app has done its first work. */
export async function openWithApp(
  shop: Shop,
  path: string,
  app: { code: string; files?: readonly string[]; until: string },
  options: OpenOptions = {},
): Promise<AppPage> {
  shop.server.world.settings.headScript = appScript(app.code, app.files);
  let shifts: () => Promise<string[]> = async () => [];
  const { page, trouble } = await shop.open(path, {
    mounted: false,
    isBare: 'unknown',
    ...options,
    before: async (one) => {
      await serveApp(one);
      shifts = await watchLayout(one);
      await options.before?.(one);
    },
  });
  await page.locator(app.until).first().waitFor({ state: 'attached' });
  const forgetShifts = () => page.evaluate(() => void (window.layoutShifts.length = 0));
  await forgetShifts();
  return { page, trouble, forgetShifts, expectSteady: async () => expect(await shifts()).toEqual([]) };
}

/** A product with a list of values: its page, and two of its variants. */
export const choosable = { path: `/${product.slug}/`, first, second };

/** The SKU that a product page shows. */
export const shownSku = (page: Page) => page.locator('.productView [data-product-sku]').first();

/** Chooses two values in turn on the page of `choosable`, and adds the second: the page sells. */
export async function expectSold(shop: Shop, { page, expectSteady }: AppPage): Promise<void> {
  const form = page.locator('form[data-cart-item-add]').first();
  await untilMounted(page, 'form[data-cart-item-add]');
  for (const variant of [first, second]) {
    await chooseValue(form, field, valueOf(variant));
    await shownSku(page).filter({ hasText: variant.sku }).waitFor();
  }
  await form.locator('#form-action-addToCart').click();
  await until('the chosen variant is in the cart', () => cartLines(shop.server).length > 0);
  expect(cartLines(shop.server).map(({ variantId, quantity }) => [variantId, quantity])).toEqual([[second.id, 1]]);
  await expectSteady();
}
