import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import { useShop } from '../driver/use-shop';

const shop = useShop();

async function fillCertificate(page: Page) {
  await page.fill('#to_name', 'Grace');
  await page.fill('#to_email', 'grace@example.com');
  await page.fill('#from_name', 'Ada');
  await page.fill('#from_email', 'ada@example.com');
  await page.fill('#certificate_amount', '12.50');
  await page.check('#theme_1');
  await page.check('#agree');
  await page.check('#agree2');
}

const said = (page: Page) =>
  page
    .locator('form .form-field--error [role="alert"]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent));

describe('a gift certificate', () => {
  it.each([true, false])('is bought; scripts: %s', async (javaScript) => {
    const { page } = await shop.open('/giftcertificates.php', { mounted: false, javaScript });
    await fillCertificate(page);
    await page.click('#gift-certificate-submit');
    await page.waitForURL('**/cart.php');
    expect(shop.server.world.sessions.all()[0]?.cart?.bought).toMatchObject([
      { amount: 12.5, recipient: { name: 'Grace' } },
    ]);
  });

  it('is looked at first, in a dialog', async () => {
    const { page } = await shop.open('/giftcertificates.php', { mounted: false });
    await fillCertificate(page);
    await page.click('#gift-certificate-preview');
    await page.locator('dialog[open] iframe').waitFor();
    const frame = page.frameLocator('iframe[name="gift-certificate-preview"]');
    expect(await frame.locator('main').textContent()).toContain('To Grace, from Ada');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('gift-certificate-preview');
    expect(await page.inputValue('#to_name')).toBe('Grace');
  });

  it('says in its own words what is missing or not right', async () => {
    const { page } = await shop.open('/giftcertificates.php', { mounted: false });
    await fillCertificate(page);
    await page.fill('#to_email', 'grace');
    await page.fill('#certificate_amount', '1');
    await page.uncheck('#agree');
    await page.click('#gift-certificate-preview');
    await page.locator('.form-field--error').first().waitFor();
    expect(await said(page)).toEqual([
      'Please use a valid email address, such as user@example.com.',
      'Please choose an amount from $5.00 to $500.00.',
      'Please agree to this before you go on.',
    ]);
  });

  it('tells its balance', async () => {
    const { page } = await shop.open('/giftcertificates.php?action=balance', { mounted: false, width: 375 });
    await page.locator('#gift-certificate-balance button').click();
    await page.locator('.form-field--error').waitFor();
    expect(await said(page)).toEqual(['Please fill in: Certificate code']);
    await page.fill('#giftcertificatecode', 'par-12a-qua-ys2');
    await page.keyboard.press('Enter');
    await page.locator('.alertBox--success').waitFor();
    expect(await page.locator('.alertBox--success').textContent()).toContain('$12.50');
  });
});

describe('a question to the shop', () => {
  it.each([true, false])('is sent; scripts: %s', async (javaScript) => {
    const { page } = await shop.open('/contact-us/', { mounted: false, javaScript });
    await page.fill('#contact_email', 'ada@example.com');
    await page.fill('#contact_question', 'Does the lamp come in red?');
    await page.locator('[data-contact-form] button').click();
    await page.waitForURL('**/contact-us/?success=1');
    expect(accountsOf(shop.server.world).letters).toMatchObject([
      { about: 'contact', text: 'Does the lamp come in red?' },
    ]);
  });

  it('needs an address and a question', async () => {
    const { page } = await shop.open('/contact-us/', { mounted: false, width: 375 });
    await page.locator('[data-contact-form] button').click();
    await page.locator('.form-field--error').first().waitFor();
    expect(await said(page)).toEqual(['Please fill in: Email address', 'Please fill in: Your question']);
  });
});
