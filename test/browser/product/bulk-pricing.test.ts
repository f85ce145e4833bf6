import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { focusedText } from '../../support/driver/focused-text';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

const link = (page: Page) => page.getByRole('link', { name: 'See the prices for larger quantities' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Buy more, pay less' });
const rows = (page: Page) => page.getByRole('table', { name: 'Buy more, pay less' }).getByRole('row').allInnerTexts();

const towels = '/linen-tea-towels/';
const rates = ['Quantity\tPrice', '10 – 24\t5% off', '25 – 99\t$4.00 off', '100 or more\t$24.00 each'];

describe('the prices for larger quantities', () => {
  const shop = useShop();
  const open = useVisits(shop);

  it('open in a dialog over a quick view, which stays open', async () => {
    const { page } = await open('/kitchen-table/mugs-glasses/', { mounted: false });
    await page.getByRole('link', { name: /^Quick view.*Enamel Mug/ }).focus();
    await page.keyboard.press('Enter');
    await untilMounted(page, '#modal [data-widget="bulk-pricing"]');
    await link(page).click();
    await dialog(page).waitFor();
    expect(await rows(page)).toHaveLength(3);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await page.locator('#modal[open]').count()).toBe(1);
    expect(await focusedText(page)).toBe('See the prices for larger quantities');
  });

  it('are shown in the page without JavaScript', async () => {
    const { page } = await shop.open(towels, { width: 375, javaScript: false });
    expect(await page.getByText('100 or more').isVisible()).toBe(false);
    await link(page).click();
    await page.getByText('100 or more').waitFor();
    expect(await rows(page)).toEqual(rates);
    expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0);
  });
});
