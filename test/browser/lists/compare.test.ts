import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { listPage } from './list-page';

const bar = (page: Page) => page.locator('[data-product-compare]');
const choose = (page: Page, name: string) =>
  listPage(page)
    .card(name)
    .getByRole('checkbox', { name: /^Compare/ });
const columns = (page: Page) => page.getByRole('table').locator('thead .compareTable-name').allTextContents();

describe('choosing products to compare', () => {
  const shop = useShop({ settings: { themeSettings: { categorypage_products_per_page: 8 } } });

  it.each([1280, 375])('never covers a focused element with its bar, at %d pixels', async (width) => {
    const { page } = await shop.open('/workshop/', { width, height: 850, mounted: false });
    for (const name of ['Claw Hammer, 16 oz', 'Dovetail Saw']) await choose(page, name).check();
    await bar(page).getByText('2 products chosen to compare').waitFor();
    await page.getByRole('main').getByRole('link').first().focus();
    const covered: string[] = [];
    const reached = new Set<string>();
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const [name, isCovered] = await page.evaluate(() => {
        const one = document.activeElement!;
        const bar = document.querySelector('[data-product-compare]')!;
        const { bottom, height } = one.getBoundingClientRect();
        const isUnder = height > 0 && bottom > bar.getBoundingClientRect().top + 1;
        return [one.textContent || one.outerHTML, isUnder && !bar.contains(one) && !!one.closest('main')] as const;
      });
      reached.add(name);
      if (isCovered) covered.push(name);
    }
    expect(covered).toEqual([]);
    expect(reached.size).toBeGreaterThan(40);
  });

  it('works without JavaScript', async () => {
    const { page } = await shop.open('/workshop/', { javaScript: false });
    await choose(page, 'Claw Hammer, 16 oz').check();
    await choose(page, 'Dovetail Saw').check();
    await bar(page).getByRole('button', { name: 'Compare' }).click();
    await page.waitForURL('**/compare/107/108');
    await page.getByRole('link', { name: /Remove Claw Hammer/ }).click();
    await page.waitForURL('**/compare/108');
    expect(await page.getByText('Choose at least two products to compare.').isVisible()).toBe(true);
  });
});

describe('the page that compares products', () => {
  const shop = useShop();

  it.each([375, 360])('shows two products beside each other on a phone, at %d pixels', async (width) => {
    const { page } = await shop.open('/compare/104/103', { width, mounted: false });
    const right = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right);
    expect(await columns(page)).toHaveLength(2);
    expect(right).toBeLessThanOrEqual(width);
  });

  it('has a row for a product’s details, without the fields that only set prices', async () => {
    const details = async (path: string) => {
      const { page } = await shop.open(path, { mounted: false });
      const cells = page.getByRole('row', { name: /^Other details/ }).getByRole('cell');
      return (await cells.allTextContents()).map((text) => text.trim().replace(/\s+/g, ' '));
    };
    expect(await details('/compare/101/103/107')).toEqual([
      'Bulb: E26, up to 60 W Flex: Braided cotton',
      'Holds: 350 ml',
      'Head: 16 oz Handle: Hickory',
    ]);
    shop.server.world.settings.themeSettings = { show_unit_price: true };
    const [paint, lantern] = await details('/compare/111/118');
    expect(paint).not.toMatch(/AQ-PAINT/);
    expect(lantern).toBe('None');
  });

  it('removes products while two remain, and sells the compared products', async () => {
    const { page } = await shop.open('/compare/107/103/128', { mounted: false });
    await page.getByRole('link', { name: 'Remove Enamel Mug' }).click();
    await page.waitForURL('**/compare/107/128');
    expect(await columns(page)).toEqual(['Claw Hammer, 16 oz', 'Tape Measure, 16 ft']);
    await page.getByRole('link', { name: 'Remove Tape Measure' }).click();
    await page.getByRole('alertdialog').getByText('Two products are the fewest that can be compared.').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/compare/107/128');
    await page.getByRole('button', { name: /^Add to cart ?: Tape Measure/ }).click();
    await page.getByRole('dialog').getByText('Tape Measure, 16 ft').first().waitFor();
    await untilMounted(page, 'form[data-widget="add-to-cart"][data-widget-status="mounted"]');
  });
});
