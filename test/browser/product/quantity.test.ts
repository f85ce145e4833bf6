import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { visit } from '../../support/driver/visit';
import { cartLines } from '../../support/shopping/read-cart';

const candles = '/beeswax-candles/';
const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Quantity', exact: true });
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });

describe('the quantity on a product’s page', () => {
  const shop = useShop();
  const open = useVisits(shop);

  it('cannot be changed while the product is unavailable, and is restored after Back', async () => {
    const { page } = await open('/harbour-desk-lamp/');
    const steps = page.getByRole('button', { name: /^One (more|less): Harbour/ });
    const disabled = () =>
      steps.evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).disabled));
    expect(await disabled()).toEqual([false, false]);
    await page.getByText('Clamp', { exact: true }).click();
    const green = page.getByRole('radio', { name: /^Racing green/ });
    await green.focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('#form-action-addToCart')?.disabled);
    expect(await disabled()).toEqual([true, true]);

    await page.getByText('Round', { exact: true }).click();
    await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('#form-action-addToCart')?.disabled);
    await field(page).fill('3');
    await add(page).focus();
    await visit(page, `${shop.url}${candles}`);
    await page.goBack();
    await page.locator('[data-widget="quantity"][data-widget-status="mounted"]').first().waitFor();
    expect(await green.isChecked()).toBe(true);
    expect(await field(page).inputValue()).toBe('3');
  });

  it('is a form field without JavaScript, which accepts only a number', async () => {
    const { page } = await shop.open(candles, { javaScript: false });
    await field(page).fill('two');
    await add(page).click();
    expect(new URL(page.url()).pathname).toBe(candles);
    await field(page).fill('4');
    await add(page).click();
    await page.waitForURL('**/cart.php**');
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([4]);
  });
});
