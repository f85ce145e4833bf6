import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { cartLines } from '../../support/shopping/read-cart';

const quantity = (page: Page) => page.getByRole('textbox', { name: 'Quantity' });
const status = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });
const addButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Add to cart', exact: true }).first();

const shop = useShop();
const open = useVisits(shop);

describe('a product that can be backordered', () => {
  it('shows how many are sent later, and when, and limits the quantity', async () => {
    const { page } = await open('/storm-lantern/');
    expect(await status(page, 'More can be ordered').isVisible()).toBe(true);
    expect(await status(page, 'The next pressing is due in three weeks.').isVisible()).toBe(false);
    await quantity(page).fill('6');
    await status(page, '2 will be sent later').waitFor();
    await status(page, 'The next pressing is due in three weeks.').waitFor();
    expect(await status(page, 'Sent as soon as it comes off the bench.').isVisible()).toBe(false);
    await page.getByRole('button', { name: /^One less/ }).click();
    await status(page, '1 will be sent later').waitFor();
    await quantity(page).fill('4');
    await status(page, '1 will be sent later').waitFor({ state: 'hidden' });

    await quantity(page).fill('15');
    const problem = page.getByRole('alert').getByText('The maximum purchasable quantity is 14');
    await problem.waitFor();
    await addButton(page).click();
    expect(await isFocused(quantity(page))).toBe(true);
    expect(cartLines(shop.server)).toEqual([]);
    await quantity(page).fill('14');
    await problem.waitFor({ state: 'hidden' });
    await addButton(page).click();
    await page.locator('#previewModal[open] .previewCart').waitFor();
    expect(cartLines(shop.server).map((line) => line.quantity)).toEqual([14]);
  });

  it('shows that more can be ordered without JavaScript, and sells it', async () => {
    const { page } = await shop.open('/storm-lantern/', { javaScript: false });
    expect(await status(page, 'More can be ordered').isVisible()).toBe(true);
    await quantity(page).fill('6');
    await addButton(page).click();
    await page.waitForURL('**/cart.php**');
    expect(cartLines(shop.server).map((line) => line.quantity)).toEqual([6]);
  });
});
