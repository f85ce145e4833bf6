import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import { useShop } from '../../support/driver/use-shop';
import { open } from '../../support/driver/user';

const shop = useShop();
const addresses = () => accountsOf(shop.server.world).customers[0]?.addresses ?? [];
const book = '/account.php?action=address_book';

async function fillAddress(page: Page): Promise<void> {
  const fields = [
    ['First Name', 'Grace'],
    ['Last Name', 'Hopper'],
    ['Address Line 1', '9 New Street'],
    ['Suburb/City', 'Boston'],
    ['Zip/Postcode', '02101'],
  ] as const;
  for (const [name, text] of fields) await page.getByRole('textbox', { name }).fill(text);
  await page.getByRole('combobox', { name: 'State/Province' }).selectOption('Massachusetts');
}

describe('an address', () => {
  it('is edited by keyboard, and deleted only after the shopper has confirmed it', async () => {
    const { page, user } = await open(shop, 'by keyboard', book);
    await user.press(page.getByRole('link', { name: /^Edit.*12 Mill Lane$/ }));
    await user.type(page.getByRole('textbox', { name: 'Suburb/City' }), 'Salem');
    await user.press(page.getByRole('button', { name: 'Save address' }));
    await page.getByText('Salem').waitFor();
    expect(addresses()).toMatchObject([{ id: '1', city: 'Salem', address1: '12 Mill Lane' }, {}]);

    const remove = page.getByRole('button', { name: /^Delete.*12 Mill Lane$/ });
    await user.press(remove);
    await user.press(page.locator('dialog[open] .cancel'));
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(addresses()).toHaveLength(2);
    await user.press(remove);
    await user.agree();
    await page.getByText('12 Mill Lane').first().waitFor({ state: 'detached' });
    expect(addresses()).toMatchObject([{ id: '2' }]);
  });

  it('keeps its values when it is refused, and is added, edited and deleted, without JavaScript', async () => {
    const { page, user } = await open(shop, 'without JavaScript', book);
    await user.press(page.getByRole('link', { name: 'New address' }));
    await fillAddress(page);
    const country = page.getByRole('combobox', { name: 'Country' });
    // A country that the shop has removed since the page was loaded.
    await country.evaluate((list: HTMLSelectElement) => {
      list.selectedOptions[0]!.value = 'Atlantis';
    });
    await user.press(page.getByRole('button', { name: 'Save address' }));
    await page.getByRole('main').getByRole('alert').filter({ hasText: 'Country' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'First Name' }).inputValue()).toBe('Grace');
    expect(await page.getByRole('textbox', { name: 'Address Line 1' }).inputValue()).toBe('9 New Street');
    expect(addresses()).toHaveLength(2);

    await user.choose(country, 'United States');
    await user.choose(page.getByRole('combobox', { name: 'State/Province' }), 'Massachusetts');
    await user.press(page.getByRole('button', { name: 'Save address' }));
    await page.getByRole('heading', { name: 'Grace Hopper' }).waitFor();
    expect(addresses()).toMatchObject([{}, {}, { city: 'Boston', state: 'Massachusetts', zip: '02101' }]);

    await user.press(page.getByRole('link', { name: /^Edit.*12 Mill Lane$/ }));
    await user.type(page.getByRole('textbox', { name: 'Suburb/City' }), 'Salem');
    await user.press(page.getByRole('button', { name: 'Save address' }));
    await page.getByText('Salem').waitFor();
    await user.press(page.getByRole('button', { name: /^Delete.*12 Mill Lane$/ }));
    await page.getByText('12 Mill Lane').first().waitFor({ state: 'detached' });
    expect(addresses()).toMatchObject([{ id: '2' }, { city: 'Boston' }]);
  });

  it('is offered to a shopper who has none', async () => {
    addresses().length = 0;
    const { page } = await open(shop, 'without JavaScript', book);
    await page.getByText('You have no stored addresses.').waitFor();
    expect(await page.locator('.addressGrid').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'New address' }).count()).toBe(1);
  });
});
