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

  it.each([375, 768, 1280])(
    'shows the first two columns of its footer in their final place, at %i px',
    async (width) => {
      const page = { width, mounted: false, javaScript: false };
      const whole = await columns((await shop.open('/cart.php', page)).page);
      expect(whole).toHaveLength(4);

      const before = (page: Page) =>
        page.route('**/cart.php', async (route) => {
          const response = await route.fetch();
          const parts = (await response.text()).split(COLUMN);
          await route.fulfill({ response, body: parts.slice(0, 3).join(COLUMN) });
        });
      const arrived = await columns((await shop.open('/cart.php', { ...page, before })).page);
      expect(arrived).toEqual(whole.slice(0, 2));
    },
  );
});
