import { describe, expect, it } from '@jest/globals';
import { hideDriver } from '../../support/driver/hide-driver';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

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
    await page.waitForFunction(() => !!window.storefrontWidgets?.version);
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
});
