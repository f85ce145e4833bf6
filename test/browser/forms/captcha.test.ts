import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop({ settings: { captcha: true } });

/** Fills the shop's element as the provider's script does, after a shopper has passed the test. */
const fill = (page: Page) =>
  page.locator('.g-recaptcha').evaluate((element) => {
    const field = document.createElement('textarea');
    Object.assign(field, { id: 'g-recaptcha-response', name: 'g-recaptcha-response', hidden: true });
    const box = document.createElement('div');
    box.append(Object.assign(document.createElement('iframe'), { title: 'reCAPTCHA' }), field);
    element.replaceChildren(box);
    field.value = 'no robot';
    const nodes = [element, ...element.querySelectorAll('*')];
    Object.assign(window, { captcha: nodes.map((node) => [node, node.outerHTML]) });
  });

/** Whether every node of it is the same object, in the same place, and unchanged. */
const isUntouched = (page: Page) =>
  page.evaluate(() => {
    const remembered = Reflect.get(window, 'captcha') as [Element, string][];
    const nodes = [...document.querySelectorAll('.g-recaptcha, .g-recaptcha *')];
    return (
      nodes.length === remembered.length &&
      remembered.every(([node, html], index) => nodes[index] === node && node.outerHTML === html) &&
      document.querySelector<HTMLTextAreaElement>('.g-recaptcha textarea')?.value === 'no robot'
    );
  });

const forms = [
  ['signing in', '/login.php', { login_email: 'ada@example.com', login_pass: 'lantern1' }, '/account.php'],
  [
    'writing to the shop',
    '/contact-us/',
    { contact_email: 'ada@example.com', contact_question: 'Red?' },
    '/contact-us/',
  ],
] as const;

describe.each(forms)('a captcha when %s', (_, path, fields, next) => {
  it('is not changed by its form, before or after it is mounted, and its response is sent', async () => {
    const { page } = await shop.open(path, { mounted: false });
    await fill(page);
    // The widget refuses the form, because all fields are empty.
    for (const id of Object.keys(fields)) await page.fill(`#${id}`, '');
    await page.getByRole('main').locator('form[data-widget] button[type="submit"]').click();
    await page.locator('.form-field--error').first().waitFor();
    expect(await isUntouched(page)).toBe(true);

    await fill(page);
    for (const [id, text] of Object.entries(fields)) await page.fill(`#${id}`, text);
    expect(await isUntouched(page)).toBe(true);
    await page.getByRole('main').locator('form[data-widget] button[type="submit"]').click();
    await page.waitForURL((url) => url.pathname === next && url.href !== `${shop.url}${path}`);
    const sent = shop.server.world.log.all().filter(({ method }) => method === 'POST');
    expect(sent).toMatchObject([{ fields: { 'g-recaptcha-response': 'no robot' } }]);
  });
});

describe('a captcha that is not solved', () => {
  it('is refused by the shop', async () => {
    const { page } = await shop.open('/login.php?action=reset_password', { mounted: false });
    await page.fill('#email', 'ada@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Please complete the reCAPTCHA form.' })
      .waitFor();
    expect(await page.inputValue('#email')).toBe('ada@example.com');
    expect(accountsOf(shop.server.world).letters).toEqual([]);
  });
});
