import { describe, expect, it } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import { useShop } from '../../support/driver/use-shop';
import { open, type User } from '../../support/driver/user';
import { visit } from '../../support/driver/visit';

const shop = useShop();
const cards = () => accountsOf(shop.server.world).customers[0]?.cards ?? [];
const list = '/account.php?action=payment_methods';
const form = '/account.php?action=add_payment_method&provider=local';
const vault = /\/stored_instruments$/;

async function fillCard(page: Page, user: User, number: string, code = '737', expiry = '04/31'): Promise<void> {
  await user.type(page.getByRole('textbox', { name: 'Card number' }), number);
  await user.type(page.getByRole('textbox', { name: 'Expires' }), expiry);
  await user.type(page.getByRole('textbox', { name: 'Security code' }), code);
  await user.type(page.getByRole('textbox', { name: 'Name on the card' }), 'Ada Byron');
}

async function fillOwner(page: Page, user: User): Promise<void> {
  const owner = [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Address line 1', '12 Mill Lane'],
    ['City', 'Montreal'],
  ] as const;
  for (const [name, text] of owner) await user.type(page.getByRole('textbox', { name }), text);
  await user.choose(page.getByRole('combobox', { name: 'Country' }), 'Canada');
  await page.getByRole('option', { name: 'Quebec' }).waitFor({ state: 'attached' });
  await user.choose(page.getByRole('combobox', { name: 'State or province' }), 'Quebec');
  await user.type(page.getByRole('textbox', { name: 'Postal code' }), 'H2X 1Y4');
}

/** Stores the newest report of a failure in the page, with all data that can be read from it. */
const recordReports = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('widgets:error', ({ detail }) => {
      const seen = new Set<unknown>();
      const textOf = (value: unknown): string => {
        if (typeof value !== 'object' || value === null) return String(value);
        if (seen.has(value)) return '';
        seen.add(value);
        return Reflect.ownKeys(value)
          .map((key) => textOf(Reflect.get(value, key)))
          .join(' ');
      };
      const { message, cause } = detail;
      document.documentElement.dataset.report = `${message} ${textOf(cause)}`;
    });
  });

const store = (page: Page) => page.getByRole('button', { name: 'Store the card' });

describe('a new card', () => {
  it('is validated, kept in the form when declined, never reported, then stored as the default', async () => {
    const sent: Request[] = [];
    const { page, user, trouble } = await open(shop, 'by keyboard', list, { width: 375 });
    trouble.expect(/422/);
    page.on('request', (request) => void sent.push(request));
    await user.press(page.getByRole('link', { name: 'Add a payment method' }));
    const number = page.getByRole('textbox', { name: 'Card number' });
    await fillCard(page, user, '4000 0000 0000 0076', '73', '04/19');
    await user.press(store(page));
    const alerts = page.getByRole('alert').filter({ hasText: /\S/ });
    await alerts.first().waitFor();
    expect((await alerts.allTextContents()).slice(0, 3)).toEqual([
      'This is not the number of a card.',
      'Please give a month that is not past, such as 04/31.',
      'Please give the three digits on the back; on American Express the four on the front.',
    ]);
    expect(sent.filter((request) => vault.test(request.url()))).toEqual([]);

    await recordReports(page);
    await fillCard(page, user, '4000 0000 0000 0002');
    await fillOwner(page, user);
    await user.press(store(page));
    await page.getByRole('alertdialog').getByRole('button').click();
    expect(await number.inputValue()).toBe('4000 0000 0000 0002');
    const report = await page.evaluate(() => document.documentElement.dataset.report);
    expect(report).toContain('storing a card failed');
    expect(report).not.toMatch(/4000\D*0000|737/);
    expect(cards()).toHaveLength(2);

    await user.type(number, '4000 0000 0000 0077');
    await user.tick(page.getByRole('checkbox', { name: 'Use this one first' }));
    await user.press(store(page));
    await page.getByRole('heading', { name: 'Visa ending in 0077' }).waitFor();
    expect(cards()).toMatchObject([
      { isDefault: false },
      { isDefault: false },
      { lastFour: '0077', expiryMonth: 4, expiryYear: 2031, isDefault: true, billing: { country: 'CA', state: 'QU' } },
    ]);
    // The card number is sent to one URL only, once, in the body, and without data of the shop.
    const withNumber = sent.filter((request) =>
      /4000\D*0000\D*0000\D*0077/.test(`${request.url()} ${request.postData() ?? ''}`),
    );
    expect(withNumber.map((request) => [request.method(), vault.test(request.url())])).toEqual([['POST', true]]);
    expect(JSON.stringify(shop.server.world.log.all())).not.toMatch(/4000000000000077|"737"/);

    await page.goBack();
    await store(page).waitFor();
    expect(await number.inputValue()).toBe('');
    expect(await page.getByRole('textbox', { name: 'Security code' }).inputValue()).toBe('');
  }, 120_000);

  it('cannot be entered without JavaScript', async () => {
    const { page } = await open(shop, 'without JavaScript', form);
    await page.getByText('A card can be stored only with JavaScript').waitFor();
    expect(await page.getByRole('textbox', { name: 'Card number' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to your payment methods' }).click();
    await page.waitForURL(`**${list}`);
  });
});

describe('a stored card', () => {
  const deleteButton = (page: Page) => page.getByRole('button', { name: /^Delete.*4242/ });
  const untilDeleted = (page: Page) =>
    page.getByRole('heading', { name: 'Visa ending in 4242' }).waitFor({ state: 'detached' });

  it('is made the default, and another is deleted, without JavaScript', async () => {
    const { page, user } = await open(shop, 'without JavaScript', list);
    await user.press(page.getByRole('link', { name: /^Edit.*Visa ending in 4242$/ }));
    await page.getByRole('heading', { level: 1, name: 'Edit a payment method' }).waitFor();
    await visit(page, `${shop.url}/account.php?action=edit_payment_method&method_token=card-2`);
    await user.tick(page.getByRole('checkbox', { name: 'Use this one first' }));
    for (const [name, text] of [
      ['First Name', 'Ada'],
      ['Last Name', 'Byron'],
      ['Address Line 1', '1 Quay'],
      ['Suburb/City', 'Salem'],
    ] as const) {
      await user.type(page.getByRole('textbox', { name }), text);
    }
    await user.choose(page.getByRole('combobox', { name: 'State/Province' }), 'Maine');
    await user.type(page.getByRole('textbox', { name: 'Zip/Postcode' }), '04101');
    await user.press(page.getByRole('button', { name: 'Save' }));
    await page.getByText('Used first').waitFor();
    expect(cards()).toMatchObject([{ isDefault: false }, { isDefault: true, billing: { city: 'Salem' } }]);
    await user.press(deleteButton(page));
    await untilDeleted(page);
    expect(cards()).toMatchObject([{ token: 'card-2' }]);
  });
});
