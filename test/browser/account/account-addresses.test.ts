import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import { open, ways, type Hand } from '../driver/hand';
import { useShop } from '../driver/use-shop';

const shop = useShop();
const addresses = () => accountsOf(shop.server.world).customers[0]?.addresses ?? [];
const book = '/account.php?action=address_book';

async function fillAddress(page: Page, hand: Hand): Promise<void> {
  const fields = [
    ['First Name', 'Grace'],
    ['Last Name', 'Hopper'],
    ['Address Line 1', '9 New Street'],
    ['Suburb/City', 'Boston'],
  ] as const;
  for (const [name, text] of fields) await hand.type(page.getByRole('textbox', { name }), text);
  await hand.choose(page.getByRole('combobox', { name: 'State/Province' }), 'Massachusetts');
  await hand.type(page.getByRole('textbox', { name: 'Zip/Postcode' }), '02101');
}

describe.each(ways)('an address, %s', (way) => {
  it('is added to the book, changed, and deleted once the shopper has said yes', async () => {
    const { page, hand } = await open(shop, way, book);
    await hand.press(page.getByRole('link', { name: 'New address' }));
    await fillAddress(page, hand);
    await hand.press(page.getByRole('button', { name: 'Save address' }));
    await page.getByRole('heading', { name: 'Grace Hopper' }).waitFor();
    expect(addresses()).toMatchObject([{}, {}, { city: 'Boston', state: 'Massachusetts', zip: '02101' }]);

    await hand.press(page.getByRole('link', { name: /^Edit.*12 Mill Lane$/ }));
    await hand.type(page.getByRole('textbox', { name: 'Suburb/City' }), 'Salem');
    await hand.press(page.getByRole('button', { name: 'Save address' }));
    await page.getByText('Salem').waitFor();
    expect(addresses()).toMatchObject([{ id: '1', city: 'Salem', address1: '12 Mill Lane' }, {}, {}]);

    await hand.press(page.getByRole('button', { name: /^Delete.*12 Mill Lane$/ }));
    await hand.agree();
    await page.getByText('12 Mill Lane').first().waitFor({ state: 'detached' });
    expect(addresses()).toMatchObject([{ id: '2' }, { city: 'Boston' }]);
  });
});

describe('an address that the shop refuses', () => {
  it('is there again as it was typed', async () => {
    const { page, hand } = await open(shop, 'by pointer', '/account.php?action=add_shipping_address');
    await fillAddress(page, hand);
    // A country that the shop has given up meanwhile.
    await page.getByRole('combobox', { name: 'Country' }).evaluate((list: HTMLSelectElement) => {
      list.selectedOptions[0]!.value = 'Atlantis';
    });
    await hand.press(page.getByRole('button', { name: 'Save address' }));
    await page.getByRole('main').getByRole('alert').filter({ hasText: 'Country' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'First Name' }).inputValue()).toBe('Grace');
    expect(await page.getByRole('textbox', { name: 'Address Line 1' }).inputValue()).toBe('9 New Street');
    expect(addresses()).toHaveLength(2);
  });
});
