import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';
import { productTheme } from '../../support/themes/product-theme';

describe('the product page of an adopted theme, without the theme’s own script', () => {
  const theme = adoptedTheme(productTheme);
  const shop = useShop({ theme });
  afterAll(() => rmSync(theme, { recursive: true }));

  it('opens and closes the bulk prices in a dialog, under the theme’s heading', async () => {
    const { page } = await shop.open('/linen-tea-towels/', { mounted: false });
    expect(await page.getByText('Bulk Pricing:', { exact: true }).isVisible()).toBe(true);
    const dialog = page.getByRole('dialog', { name: 'Buy more, pay less' });
    await page.getByRole('link', { name: 'See the prices for larger quantities' }).click();
    await dialog.getByText('100 or more').waitFor();
    expect(await page.locator('[data-reveal-id]').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('enlarges the picture under the mouse', async () => {
    const { page } = await shop.open('/linen-tea-towels/', { mounted: false });
    await page.mouse.click(600, 5);
    await untilMounted(page, '[data-widget="product-gallery"]');
    const layer = page.locator('[data-part="zoom"]');
    const [over, picture] = [() => layer.boundingBox(), await page.locator('figure').boundingBox()];
    expect(await layer.isVisible()).toBe(false);
    await page.locator('[data-main-image]').hover();
    await layer.waitFor({ state: 'visible' });
    expect(await over()).toEqual(picture);
    expect(await layer.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain('1280x1280');
  });

  it('says why a script cancels an add, and tells other scripts what was viewed and added', async () => {
    const { page } = await shop.open('/clamp-base/', {
      mounted: false,
      before: (one) =>
        one.addInitScript(() => {
          const names: string[] = [];
          Object.assign(window, { names });
          for (const type of ['widgets:product-viewed', 'widgets:lines-updated'])
            document.addEventListener(type, () => names.push(type));
          document.addEventListener(
            'widgets:before-add',
            (event) => {
              event.preventDefault();
              Object.assign((event as CustomEvent<object>).detail, { reason: 'Only for adults' });
            },
            { once: true },
          );
        }),
    });
    const add = page.locator('#form-action-addToCart');
    await add.click();
    await page.getByRole('alertdialog').getByText('Only for adults').waitFor();
    expect(cartLines(shop.server)).toEqual([]);
    await page.keyboard.press('Escape');
    await add.click();
    await until('the product is in the cart', () => cartLines(shop.server).length === 1);
    const names = () => page.evaluate(() => (window as unknown as { names: string[] }).names);
    await until('both events were sent', async () => (await names()).length > 1);
    expect(await names()).toEqual(['widgets:product-viewed', 'widgets:lines-updated']);
  });
});
