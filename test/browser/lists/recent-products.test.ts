import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop({ settings: { themeSettings: { show_recent_products: true, card_options: 'quick_view' } } });

/** The first input once the page is idle mounts the list. */
const touch = async (page: Page) => {
  await untilMounted(page, 'main .productView [data-widget="add-to-cart"]');
  await page.mouse.move(10, 10);
  await page.mouse.move(30, 30);
};

describe('recently viewed products', () => {
  it('are shown to a guest with the shop’s own cards, whose options open in the quick view', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/', { mounted: false });
    const section = page.getByRole('region', { name: 'Recently viewed' });
    await touch(page);
    await page.waitForFunction(() => localStorage.getItem('recent-products'));
    expect(await section.isVisible()).toBe(false);
    await page.goto(`${new URL(page.url()).origin}/claw-hammer/`);
    await touch(page);
    await section.getByRole('heading', { name: 'Harbour Desk Lamp' }).waitFor();
    await section.getByRole('link', { name: /^Choose options/ }).click();
    await page.locator('#modal[open] .productView').waitFor();
    await page.keyboard.press('Escape');
    await section.getByRole('button', { name: 'Clear the list' }).click();
    await section.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('recent-products'))).toBeNull();
  });
});
