import { describe, expect, it } from '@jest/globals';
import { isFocused } from '../../support/driver/is-focused';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';

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
  it('says in its own words what is missing or not right, and is looked at first, in a dialog', async () => {
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

    await fillCertificate(page);
    await page.click('#gift-certificate-preview');
    await page.locator('dialog[open] iframe').waitFor();
    const frame = page.frameLocator('iframe[name="gift-certificate-preview"]');
    expect(await frame.locator('main').textContent()).toContain('To Grace, from Ada');
    await page.keyboard.press('Escape');
    expect(await isFocused(page.locator('#gift-certificate-preview'))).toBe(true);
    expect(await page.inputValue('#to_name')).toBe('Grace');
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
