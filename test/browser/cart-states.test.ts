import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findBarriers } from './find-barriers';
import { clamp, handbook, mug, openCart, towels, type OpenedCart } from './open-cart';
import { takeScreenshot } from './take-screenshot';
import { untilQuiet } from './until-quiet';
import { useShop } from './use-shop';
import { validateMarkup } from './validate-markup';

const apply = async (page: Page, title: string, label: string, code: string) => {
  await page.getByText(title).click();
  await page.getByLabel(label).fill(code);
  await page.getByLabel(label).press('Enter');
};

const openWrapping = async ({ line, page }: OpenedCart) => {
  await line(mug).getByRole('button', { name: /gift wrapping/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Gift wrapping for Enamel Mug' });
  await dialog.waitFor();
  return dialog;
};

/** What a shopper has done on the page. */
const states: Record<string, (cart: OpenedCart) => Promise<unknown>> = {
  filled: async () => undefined,
  'with-codes': async ({ page, settle }) => {
    await apply(page, 'Add a coupon', 'Coupon code', 'TENTH');
    await page.locator('.cart-total', { hasText: 'TENTH' }).waitFor();
    await apply(page, 'Use a gift certificate', 'Certificate code', 'PAR-12A-QUA-YS2');
    await page.locator('.cart-total', { hasText: 'PAR-12A' }).waitFor();
    await settle();
  },
  'code-refused': async ({ page }) => {
    await apply(page, 'Add a coupon', 'Coupon code', 'NOSUCH');
    await page.getByText('The coupon code you entered is invalid.').waitFor();
  },
  'quantity-refused': async ({ field, line, settle }) => {
    await field(clamp).fill('70');
    await field(clamp).press('Enter');
    await line(clamp).getByText('was not changed').waitFor();
    await settle();
  },
  'removal-asked': async ({ line, page }) => {
    await line(mug).getByRole('link', { name: /^Remove/ }).click();
    await page.getByRole('alertdialog').waitFor();
  },
  'options-open': async ({ line, page }) => {
    await line(mug).getByRole('link', { name: /^Change options/ }).click();
    await page.getByRole('dialog', { name: 'Options of Enamel Mug' }).waitFor();
  },
  'wrapping-open': async (cart) => {
    const dialog = await openWrapping(cart);
    await dialog.getByRole('button', { name: 'Save gift wrapping' }).click();
    await dialog.getByText('Please choose a gift wrapping.').waitFor();
    await dialog.getByLabel('each in its own way').check();
    await dialog.getByLabel('Piece 1').selectOption({ index: 1 });
  },
  wrapped: async (cart) => {
    const dialog = await openWrapping(cart);
    await dialog.getByLabel('Gift wrapping', { exact: true }).selectOption({ index: 1 });
    await dialog.getByRole('textbox', { name: 'Gift message' }).fill('Happy birthday,\nAnna!');
    await dialog.getByRole('button', { name: 'Save gift wrapping' }).click();
    await cart.line(mug).getByText('Happy birthday').waitFor();
    await cart.settle();
  },
  'estimator-open': async ({ page }) => {
    await page.getByText('Estimate shipping').click();
    await page.getByRole('button', { name: 'Show shipping costs' }).click();
    await page.getByText('Please choose a state or province.').waitFor();
  },
  quoted: async ({ page }) => {
    await page.getByText('Estimate shipping').click();
    await page.getByRole('combobox', { name: 'State or province' }).selectOption({ label: 'Maine' });
    await page.getByLabel('Postal code').fill('04101');
    await page.getByRole('button', { name: 'Show shipping costs' }).click();
    await page.getByRole('button', { name: 'Ship this way' }).waitFor();
  },
  'not-shown': async ({ page, line, trouble }) => {
    trouble.expect(/Failed to load|cart page|widgets:error/);
    await page.route((url) => url.pathname === '/cart.php', (route) => route.fulfill({ status: 500 }));
    await line(mug).getByRole('button', { name: 'One more' }).click();
    await page.getByText('this page could not show it').waitFor({ timeout: 15_000 });
  },
  emptied: async ({ page, line, held }) => {
    for (const one of [mug, towels, clamp, handbook]) {
      await line(one).getByRole('link', { name: /^Remove/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await line(one).waitFor({ state: 'detached' });
    }
    expect(held()).toEqual({});
  },
};

describe('the cart page at 320 pixels, as on a large screen at 400 %', () => {
  const shop = useShop();

  it('has nothing beside the screen', async () => {
    const { page } = await openCart(shop, [mug, towels, clamp, handbook], { width: 320 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

describe.each([375, 1280])('the cart page at %i pixels', (width) => {
  const shop = useShop();

  it.each(Object.entries(states))('%s: no barriers, valid markup, nothing beside the screen', async (name, reach) => {
    const cart = await openCart(shop, [mug, towels, clamp, handbook], { width });
    await reach(cart);
    const { page } = cart;
    await untilQuiet(page);
    // What is held against the page is the page, not what lies under the header just now.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(300);
    await takeScreenshot(page, `cart-${name}-${width}`);
    expect(await findBarriers(page)).toEqual([]);
    expect(await validateMarkup(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
