import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import { untilMounted } from '../driver/until-mounted';
import { useShop } from '../driver/use-shop';
import { visit } from '../driver/visit';

const shop = useShop();
const form = '[data-widget="auth-form"]';

/** What a form says is wrong, by the name of each field. */
const problems = (page: Page) =>
  page.locator(`${form} [data-part="field"]`).evaluateAll((questions) =>
    Object.fromEntries(
      questions.flatMap((question) => {
        const said = question.querySelector('[role="alert"]')?.textContent;
        return said ? [[question.querySelector<HTMLInputElement>('[name]')?.name, said]] : [];
      }),
    ),
  );

const press = (page: Page) => page.locator(`${form} button[type="submit"]`).click();

async function fillAccount(page: Page, email = 'grace@example.com') {
  const fields = {
    '1_1_input': email,
    '1_2_input': 'compiler7',
    '1_3_input': 'compiler7',
    '2_4_input': 'Grace',
    '2_5_input': 'Hopper',
    '2_8_input': '1 Harbour Street',
    '2_10_input': 'Portland',
    '2_13_input': '04101',
  };
  for (const [id, value] of Object.entries(fields)) await page.fill(`#FormField_${id}`, value);
  await page.check('#FormField_1_26_1');
  await page.check('#FormField_1_28_0');
  await page.selectOption('#FormField_2_12_select', 'Maine');
}

describe('signing in', () => {
  it('downloads nothing but the loader until the form is touched, and then its own group', async () => {
    const requests: string[] = [];
    const { page } = await shop.open('/login.php', {
      mounted: false,
      before: async (opened) => void opened.on('request', (request) => requests.push(request.url())),
    });
    await page.focus('#login_email');
    await untilMounted(page, form);
    const chunks = requests.flatMap((url) => /\/widgets\/[^/]+\/([a-z-]+)\.js$/.exec(url)?.[1] ?? []);
    // What the page has in company of any widget is there too.
    expect([...new Set(chunks)].filter((name) => !/^(loader|runtime|global|header|api)$/.test(name))).toEqual(['auth']);
  });

  it('says what is missing or wrong beside each field, tells what the shop answers, and lets the shopper try again', async () => {
    const { page } = await shop.open('/login.php', { mounted: false });
    const field = page.locator('#login_email');
    await field.pressSequentially('ada@example');
    await untilMounted(page, form);
    expect(await problems(page)).toEqual({});
    await page.keyboard.press('Tab');
    await page.locator('.form-field--error').waitFor();
    expect(Object.values(await problems(page))).toEqual([
      'Please use a valid email address, such as user@example.com.',
    ]);
    await page.fill('#login_email', 'ada@example.com');
    await page.waitForFunction(() => document.querySelector('#login_email-problem')?.textContent === '');

    await page.fill('#login_email', '');
    await press(page);
    await page.locator('.form-field--error').nth(1).waitFor();
    expect(await problems(page)).toEqual({
      login_email: 'Please fill in: Email address',
      login_pass: 'Please fill in: Password',
    });
    expect([await field.getAttribute('aria-invalid'), await field.getAttribute('aria-describedby')]).toEqual([
      'true',
      'login_email-problem',
    ]);
    await page.waitForFunction(() => document.activeElement?.id === 'login_email');
    expect(shop.server.world.log.all().filter(({ method }) => method === 'POST')).toEqual([]);

    await page.fill('#login_email', 'ada@example.com');
    await page.fill('#login_pass', 'wrong');
    await page.keyboard.press('Enter');
    await page.locator('.alertBox--error').waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('[data-part="answer"]'));
    await page.fill('#login_email', 'ada@example.com');
    await page.fill('#login_pass', 'lantern1');
    await press(page);
    await page.waitForURL('**/account.php**');
  });

  it('works without scripts, and comes back to where the shopper was', async () => {
    const { page } = await shop.open('/login.php?from=%2Fcart.php', { javaScript: false });
    await page.fill('#login_email', 'ada@example.com');
    await page.fill('#login_pass', 'lantern1');
    await press(page);
    await page.waitForURL('**/cart.php');
    expect(await page.locator('.navUser').textContent()).toContain('Sign out');
  });
});

describe('making an account', () => {
  const path = '/login.php?action=create_account';

  it('refuses each answer that is not right, shows what the shop refuses, loses neither, and makes one', async () => {
    const { page } = await shop.open(path, { mounted: false });
    await fillAccount(page, 'grace@example');
    await page.fill('#FormField_1_2_input', 'short');
    await page.fill('#FormField_1_27_input', '99');
    await page.selectOption('#FormField_1_25_month', '2');
    await page.selectOption('#FormField_1_25_day', '30');
    await page.selectOption('#FormField_1_25_year', '1926');
    await page.uncheck('#FormField_1_26_1');
    await page.selectOption('#FormField_2_12_select', '');
    await press(page);
    await page.locator('.form-field--error').first().waitFor();
    expect(await problems(page)).toEqual({
      'FormField[1][1]': 'Please use a valid email address, such as user@example.com.',
      'FormField[1][2]': 'Passwords must be at least 7 characters and contain both alphabetic and numeric characters.',
      'FormField[1][3]': 'Your passwords do not match.',
      'FormField[1][25][month]': 'Please choose a day from 1920-01-01 to 2012-12-31.',
      'FormField[1][26][]': 'Please choose: What do you make?',
      'FormField[1][27]': 'People in your workshop must be a number from 1 to 50.',
      'FormField[2][12]': 'Please choose or fill in: State/Province',
    });
    expect(await page.inputValue('#FormField_1_1_input')).toBe('grace@example');
    expect(await page.inputValue('#FormField_2_4_input')).toBe('Grace');

    await fillAccount(page, 'ada@example.com');
    await page.fill('#FormField_1_27_input', '');
    await page.selectOption('#FormField_1_25_day', '2');
    await press(page);
    await page.locator('.alertBox--error').waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('[data-part="answer"]'));
    expect({
      name: await page.inputValue('#FormField_2_4_input'),
      state: await page.inputValue('#FormField_2_12_select'),
      isTicked: await page.isChecked('#FormField_1_26_1'),
      password: await page.inputValue('#FormField_1_2_input'),
    }).toEqual({ name: 'Grace', state: 'Maine', isTicked: true, password: '' });

    await fillAccount(page);
    await press(page);
    await expectAccount(page);
  });

  it('lets the state follow the country', async () => {
    const { page } = await shop.open(path, { mounted: false });
    await page.focus('#FormField_2_11_select');
    await page.selectOption('#FormField_2_11_select', 'Canada');
    await page.locator('#FormField_2_12_select option[value="Quebec"]').waitFor({ state: 'attached' });
    await page.selectOption('#FormField_2_11_select', 'United Kingdom');
    await page.locator('#FormField_2_12_input').waitFor();
    expect(await page.locator('#FormField_2_12_select').isVisible()).toBe(false);
    await page.selectOption('#FormField_2_11_select', 'Hong Kong');
    await page.locator('[data-of="Zip"]').waitFor();
  });

  it('works without scripts', async () => {
    const { page } = await shop.open(path, { javaScript: false });
    await fillAccount(page);
    await press(page);
    await expectAccount(page);
  });

  /** The account is there, and the page says so. */
  async function expectAccount(page: Page) {
    await page.waitForURL('**action=account_created');
    expect(await page.locator('main').textContent()).toContain('grace@example.com');
    expect(accountsOf(shop.server.world).customers.at(-1)).toMatchObject({
      email: 'grace@example.com',
      firstName: 'Grace',
      addresses: [{ state: 'Maine', country: 'United States' }],
    });
  }
});

describe('a forgotten password', () => {
  it.each([true, false])('is asked for by letter and set anew; scripts: %s', async (javaScript) => {
    const { page } = await shop.open('/login.php?action=reset_password', { mounted: false, javaScript });
    await page.fill('#email', 'ada@example.com');
    await press(page);
    await page.locator('.alertBox--success').waitFor();
    const [letter] = accountsOf(shop.server.world).letters;
    await visit(page, `${shop.address}${letter?.link}`);
    await page.fill('#password', 'harbour22');
    await page.fill('#password_confirm', 'harbour22');
    await press(page);
    await page.locator('.alertBox--success').waitFor();
    expect(accountsOf(shop.server.world).customers[0]?.password).toBe('harbour22');
  });
});
