import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { passTime } from '../../support/driver/hold-time';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { chooseValue } from '../../support/shopping/choose-option';
import { findChoosable, openSalePage } from '../sale/sale-page';

const { product, field, variants, valueOf } = findChoosable();
const [first] = variants;

describe('an option with a slow response', () => {
  const shop = useShop();

  it.each([375, 1280])(
    'marks price and SKU as stale at once, and shows a message after ten seconds: %d px',
    async (width) => {
      const before = (one: Page) => one.clock.install();
      const { page, form, view } = await openSalePage(shop, product, { width, before });
      const slots = view.locator('[data-widget="product-price"], [data-widget="product-details"]');
      const marks = () =>
        slots.evaluateAll((all) => all.map((one) => [one.ariaBusy, getComputedStyle(one).opacity === '1']));
      const message = view.locator('.productAttributes-message [data-part="message"]');
      const heights = () => slots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      const rendered = await heights();
      shop.server.world.faults.add({ kind: 'hold', nth: 1, path: '/remote/v1/product-attributes/*' });
      await chooseValue(form, field, valueOf(first));
      const busy = await marks();
      expect(busy.map(([isBusy]) => isBusy)).toEqual(['true', 'true']);
      await until('both are faded', async () => (await marks()).every(([, isClear]) => !isClear));
      expect(await message.isVisible()).toBe(false);
      expect(await heights()).toEqual(rendered);

      await passTime(page, 10_000);
      await message.waitFor();
      expect(await message.textContent()).toContain('still belong to an earlier choice');
      shop.server.world.faults.calm();
      await view.getByText(first.sku).first().waitFor();
      expect(await marks()).toEqual([
        [null, expect.any(Boolean)],
        [null, expect.any(Boolean)],
      ]);
      expect(await message.isVisible()).toBe(false);
    },
  );
});
