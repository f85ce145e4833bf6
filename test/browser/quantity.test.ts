import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findBarriers } from './find-barriers';
import { cartLines } from './read-cart';
import { useShop } from './use-shop';

const candles = '/beeswax-candles/';
const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Quantity', exact: true });
const more = (page: Page) => page.getByRole('button', { name: /^One more: Beeswax/ });
const less = (page: Page) => page.getByRole('button', { name: /^One less: Beeswax/ });
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });
const problem = (page: Page, words: string) => page.getByRole('alert').getByText(words, { exact: true });

describe('the quantity on a product’s page', () => {
  const shop = useShop();

  it.each([
    [1280, 'click'],
    [375, 'tap'],
  ] as const)('is stepped between its limits by buttons, at %i pixels by %s', async (width, press) => {
    const { page } = await shop.open(candles, { width, touch: press === 'tap' });
    expect(await field(page).inputValue()).toBe('3');
    // What is at its limit says so, and takes no press: a shopper may try all the same.
    await less(page)[press]({ force: true });
    expect([await field(page).inputValue(), await less(page).getAttribute('aria-disabled')]).toEqual(['3', 'true']);
    await more(page)[press]();
    expect(await field(page).inputValue()).toBe('4');
    await field(page).fill('12');
    await more(page)[press]({ force: true });
    expect([await field(page).inputValue(), await more(page).getAttribute('aria-disabled')]).toEqual(['12', 'true']);
    await less(page)[press]();
    expect(await field(page).inputValue()).toBe('11');
  });

  it('takes digits only, and says so beside the field', async () => {
    const { page } = await shop.open(candles);
    await field(page).fill('three');
    await problem(page, 'The quantity should contain only numbers').waitFor();
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await findBarriers(page, '.productView')).toEqual([]);
    await add(page).click();
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(cartLines(shop.store)).toEqual([]);
    await field(page).fill('4');
    await problem(page, 'The quantity should contain only numbers').waitFor({ state: 'hidden' });
  });

  it('says its limits', async () => {
    const { page } = await shop.open(candles);
    await field(page).fill('2');
    await problem(page, 'The minimum purchasable quantity is 3').waitFor();
    await field(page).fill('13');
    await problem(page, 'The maximum purchasable quantity is 12').waitFor();
  });

  it('is gone through by keys, and Enter in it sends nothing', async () => {
    const { page } = await shop.open(candles);
    await less(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect([await field(page).inputValue(), cartLines(shop.store)]).toEqual(['6', []]);
    await add(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /added to your cart/i }).waitFor();
    expect(cartLines(shop.store).map(({ quantity }) => quantity)).toEqual([6]);
  });

  it('can’t be stepped while the product can’t be bought', async () => {
    const { page } = await shop.open('/harbour-desk-lamp/');
    const steps = page.getByRole('button', { name: /^One (more|less): Harbour/ });
    const disabled = () => steps.evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).disabled));
    expect(await disabled()).toEqual([false, false]);
    await page.getByText('Clamp', { exact: true }).click();
    await page.getByRole('radio', { name: /^Racing green/ }).focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('#form-action-addToCart')?.disabled);
    expect(await disabled()).toEqual([true, true]);
  });

  it('is a field of the form without JavaScript, held by the browser and by the store', async () => {
    const { page } = await shop.open(candles, { javaScript: false });
    await field(page).fill('two');
    await add(page).click();
    expect(new URL(page.url()).pathname).toBe(candles);
    await field(page).fill('4');
    await add(page).click();
    await page.waitForURL('**/cart.php**');
    expect(cartLines(shop.store).map(({ quantity }) => quantity)).toEqual([4]);
  });
});
