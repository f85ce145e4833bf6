import { describe, expect, it } from '@jest/globals';
import { chooseValue } from '../../support/shopping/choose-option';
import { findChoosable, useSalePage } from '../sale/sale-page';
import { useShop } from '../../support/driver/use-shop';

const { product, field, variants, valueOf } = findChoosable();
const [first] = variants;

describe('an option with a slow answer', () => {
  const shop = useShop();
  const open = useSalePage(shop);

  it.each([375, 1280])(
    'marks price and SKU as stale at once, and shows a message after ten seconds: %d px',
    async (width) => {
      const { page, form, view } = await open(product, { width });
      const slots = view.locator('[data-widget="product-price"], [data-widget="product-details"]');
      const marks = () =>
        slots.evaluateAll((all) => all.map((one) => [one.ariaBusy, getComputedStyle(one).opacity === '1']));
      const message = view.locator('.productAttributes-message [data-part="message"]');
      const heights = () => slots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      const before = await heights();
      shop.server.world.faults.add({ kind: 'hold', nth: 1, path: '/remote/v1/product-attributes/*' });
      await chooseValue(form, field, valueOf(first));
      const busy = await marks();
      await page.waitForTimeout(1_000);
      const faded = await marks();
      expect(busy.map(([isBusy]) => isBusy)).toEqual(['true', 'true']);
      expect(faded.map(([, isClear]) => isClear)).toEqual([false, false]);
      expect(await message.isVisible()).toBe(false);
      expect(await heights()).toEqual(before);

      await message.waitFor({ timeout: 12_000 });
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
