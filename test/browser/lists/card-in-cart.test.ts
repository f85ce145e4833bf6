import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { listPage } from './list-page';

const hammer = 'Claw Hammer, 16 oz';
const note = (page: Page, name: string) => listPage(page).card(name).locator('.card-inCart');

async function add(page: Page, name: string): Promise<void> {
  await listPage(page)
    .card(name)
    .getByRole('button', { name: /^Add to cart\s?: / })
    .click();
  const preview = page.locator('#previewModal[open]');
  await preview.locator('.previewCart').waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
}

describe('the number “in your cart” on a product card', () => {
  const shop = useShop();

  it('follows the cart', async () => {
    const opened = await shop.open('/workshop/', { width: 375, mounted: false });
    const { page } = opened;
    expect(await note(page, hammer).isVisible()).toBe(false);
    await add(page, hammer);
    await note(page, hammer).getByText('1 in your cart').waitFor();
    await add(page, hammer);
    await note(page, hammer).getByText('2 in your cart').waitFor();

    // The note disappears with the last piece, also when another tab removes it.
    const otherTab = (await shop.openBeside(opened, '/cart.php')).page;
    await otherTab.getByRole('link', { name: /^Remove/ }).click();
    await otherTab.locator('dialog[open] .confirm').click();
    await otherTab.getByText('Your cart is empty.', { exact: true }).waitFor();
    await note(page, hammer).waitFor({ state: 'hidden' });
  });
});
