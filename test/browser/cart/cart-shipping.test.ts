import { describe, expect, it } from '@jest/globals';
import { findViolations } from '../../support/driver/find-violations';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';
import { clamp, handbook, mug, openCart } from '../../support/shopping/open-cart';

describe('the shipping estimator', () => {
  const shop = useShop();
  const open = async () => {
    const cart = await openCart(shop, [mug, clamp], { width: 375, height: 800 });
    const { page } = cart;
    await page.getByText('Estimate shipping').click();
    return {
      ...cart,
      country: page.getByLabel('Country', { exact: true }),
      state: page.getByRole('combobox', { name: 'State or province' }),
      show: page.getByRole('button', { name: 'Show shipping costs' }),
      asked: () =>
        shop.server.world.log.all().filter(({ path, method }) => method === 'GET' && path.endsWith('/shipping-quote')),
    };
  };

  it('requires country and state, shows quotes, and lists the states of the latest country', async () => {
    const { page, country, state, show, asked, settle, sum, waitForAnnouncement, trouble } = await open();
    trouble.expect(/Failed to load|shipping quotes|widgets:error/);
    await show.click();
    await page.getByText('Please choose a state or province.').waitFor();
    expect(await isFocused(state)).toBe(true);
    await country.selectOption('');
    await show.click();
    await page.getByText('Please choose a country.').waitFor();
    expect(asked()).toEqual([]);
    expect(trouble.expected()).toEqual([]);

    await country.selectOption({ label: 'United States' });
    await state.selectOption({ label: 'Maine' });

    await page.getByLabel('City').fill('Portland');
    await page.getByLabel('Postal code').fill('04101');
    await show.click();
    await page.getByRole('radio', { name: /^Flat Rate/ }).check();
    expect(asked().at(-1)?.query).toMatch(/^\?city=Portland&country_id=226&state_id=\d+&zip_code=04101$/);
    const targets = page.locator('[data-widget="shipping-estimator"] :is(summary, input, select, button):visible');
    const heights = await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(6);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    expect(await findViolations(page, '[data-widget="shipping-estimator"]')).toEqual([]);

    await page.getByRole('button', { name: 'Ship this way' }).click();
    await page.locator('.cart-totals').getByText('Shipping', { exact: true }).waitFor();
    await settle();
    expect(await sum('Shipping')).toBe('$8.00');
    // The quotes were for the previous cart. The form is still open.
    expect(await page.getByRole('radio', { name: /^Flat Rate/ }).count()).toBe(0);
    expect(await isFocused(show)).toBe(true);
    await waitForAnnouncement('Shipping costs are shown. Please choose one.');

    // The states become a text field. The shop's message is the reason for missing quotes.
    await country.selectOption({ label: 'United Kingdom' });
    const text = page.getByRole('textbox', { name: 'State or province' });
    await text.waitFor();
    await page.getByLabel('Postal code').fill('SW1A 1AA');
    await show.click();
    const shipThisWay = page.getByRole('button', { name: 'Ship this way' });
    await shipThisWay.waitFor();

    await country.selectOption({ label: 'Antarctica' });
    await text.waitFor();
    await show.click();
    await shipThisWay.waitFor({ state: 'hidden' });
    const quotes = page.locator('.shipping-quotes');
    await quotes.locator('p').first().waitFor();
    expect(await quotes.textContent()).toMatch(/\w{3}/);
    expect(await shipThisWay.count()).toBe(0);
  });

  it('is absent when nothing in the cart is shipped', async () => {
    const { page } = await openCart(shop, [handbook], { javaScript: false });
    expect(await page.getByText('Estimate shipping').count()).toBe(0);
  });
});
