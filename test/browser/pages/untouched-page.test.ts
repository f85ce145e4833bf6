import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { hideDriver } from '../../support/driver/hide-driver';
import { holdCode } from '../../support/driver/hold-code';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { findChoosable } from '../sale/sale-page';

const { product, field, variants, valueOf } = findChoosable();
const first = variants[1] ?? variants[0];

/** Chooses an option before any code of the widgets runs, as a shopper on a slow line does. */
const choose = ({ name, value }: { name: string; value: string }) =>
  document.addEventListener('DOMContentLoaded', () => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`main form [name="${name}"]`);
    for (const field of fields) {
      if (field instanceof HTMLSelectElement) field.value = value;
      else if (field.value === value) field.checked = true;
    }
  });

describe('a page before any interaction', () => {
  const shop = useShop();
  const open = useVisits(shop);

  it('focuses the first field of the review form when a script changes the hash', async () => {
    const { page } = await shop.open('/clamp-base/', { mounted: false, before: hideDriver });
    await untilMounted(page, 'main .productView form[data-widget="add-to-cart"]');
    await page.waitForTimeout(1_000);
    const reviews = page.locator('[data-widget="product-reviews"]');
    expect(await reviews.getAttribute('data-widget-status')).toBe('waiting');
    await page.evaluate(() => void (window.location.hash = '#write_review'));
    await page.getByRole('button', { name: 'Send review' }).waitFor();
    // The browser opens the form by itself; only the widget moves the focus.
    await page.waitForFunction(() => document.activeElement?.id === 'rating-rate');
  });

  it('sorts its list when a script has changed the field', async () => {
    const { page } = await open('/workshop/', { mounted: false });
    await page.waitForFunction(() => window.storefrontWidgets !== undefined);
    await page.evaluate(() => {
      const sort = document.querySelector<HTMLSelectElement>('#sort-product');
      if (!sort) throw new Error('the page has no field to sort by');
      sort.value = 'alphaasc';
      sort.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.waitForURL('**sort=alphaasc**');
    await page
      .locator('.card')
      .first()
      .getByRole('link', { name: /^Quick view.*Adjustable/ })
      .waitFor();
  });

  it('loads the calls together with the product’s code if an option was chosen before', async () => {
    let releaseProduct = async () => {};
    const before = async (page: Page) => {
      releaseProduct = await holdCode(page, /\/product\.js$/);
      await page.addInitScript(choose, { name: field, value: String(valueOf(first)) });
    };
    const { page } = await open(`/${product.slug}/`, { mounted: false, before });
    const isLoaded = (name: string) =>
      page.evaluate((file) => performance.getEntriesByType('resource').some((one) => one.name.endsWith(file)), name);
    await until('the calls are loaded', () => isLoaded('/api.js'));
    expect(await page.locator('main [data-widget="product-options"]').getAttribute('data-widget-status')).toBe(
      'loading',
    );
    await releaseProduct();
    await untilMounted(page, 'main .productView form[data-widget="add-to-cart"]');
    await page.getByText(first.sku).first().waitFor();
    expect(await page.locator('main [data-product-sku]').textContent()).toBe(first.sku);
  });
});
