import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';

const COLUMN = '<nav class="footer-column"';

/** The left edges and widths of the footer's columns, in pixels. */
const columns = (page: Page) =>
  page.locator('.footer-column').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, width } = element.getBoundingClientRect();
      return { left, width };
    }),
  );

describe('a page that has arrived in part', () => {
  const shop = useShop();

  it('shows the first two columns of its footer in their final place', async () => {
    const options = { mounted: false, javaScript: false };
    const { page: whole } = await shop.open('/cart.php', options);
    const before = (page: Page) =>
      page.route('**/cart.php', async (route) => {
        const response = await route.fetch();
        const parts = (await response.text()).split(COLUMN);
        await route.fulfill({ response, body: parts.slice(0, 3).join(COLUMN) });
      });
    const { page: part } = await shop.open('/cart.php', { ...options, before });
    for (const width of [375, 768, 1280]) {
      for (const page of [whole, part]) await page.setViewportSize({ width, height: 900 });
      const final = await columns(whole);
      expect(final).toHaveLength(4);
      expect({ width, columns: await columns(part) }).toEqual({ width, columns: final.slice(0, 2) });
    }
  });
});
