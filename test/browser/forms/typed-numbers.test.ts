import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';

const sign = '/hand-painted-sign/';
const height = '#attribute_number_11604';
const width = '#attribute_number_11603';
const key = async (page: Page, field: string, text: string) => {
  await page.locator(field).fill('');
  await page.locator(field).pressSequentially(text);
};

describe('a number that is typed', () => {
  const shop = useShop({ settings: { languages: ['en', 'de'] } });
  const sentTo = (path: string) => shop.server.world.log.all().filter((one) => one.path.endsWith(path));

  it.each(['0,5', '0.5', '０，５'])('as %s is the half in the option of a product, not five', async (typed) => {
    const { page } = await shop.open(sign);
    await key(page, height, typed);
    expect(await page.locator(height).inputValue()).toBe(typed);
    await page.locator(width).focus();
    expect(await page.locator(height).getAttribute('aria-invalid')).toBe(null);
    await page.waitForTimeout(300);
    const [asked] = sentTo('/remote/v1/product-attributes/116').slice(-1);
    expect(asked?.fields).toMatchObject({ attribute: { 11604: '0.5' } });
  });

  it('is not changed by the mouse wheel', async () => {
    const before = (page: Page) => page.addInitScript(() => addEventListener('wheel', () => {}, { passive: true }));
    const { page } = await shop.open(sign, { before });
    await page.locator(width).click();
    for (let tick = 0; tick < 3; tick += 1) await page.mouse.wheel(0, 100);
    await page.waitForTimeout(300);
    expect(await page.locator(width).inputValue()).toBe('24');
  });

  it.each([
    ['/de/workshop/', '10,50', '50,25'],
    ['/de/workshop/', '10.50', '50.25'],
    ['/workshop/', '10,50', '50,25'],
  ])('at %s as %s filters by that price', async (path, from, to) => {
    const { page } = await shop.open(path, { mounted: false });
    await key(page, '#facet-min-price', from);
    await key(page, '#facet-max-price', to);
    await page.locator('#facet-range-submit').click();
    await page.waitForURL(/min_price=/);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('min_price'), searchParams.get('max_price')]).toEqual(['10.50', '50.25']);
  });

  it('is refused with its own sentence if it can be read in two ways', async () => {
    // Prices in dollars on a page in German.
    const { page } = await shop.open('/de/workshop/', { mounted: false });
    await key(page, '#facet-min-price', '1.234');
    await key(page, '#facet-max-price', '2000');
    await page.locator('#facet-range-submit').click();
    await page.getByText('Bitte geben Sie eine Zahl ohne Tausendertrennzeichen ein.').waitFor();
    expect(page.url()).not.toContain('min_price');
  });

  it('is checked in the advanced search, and sent with a point', async () => {
    const { page } = await shop.open('/search.php?search_query=lamp', { mounted: false });
    await page.locator('#advanced-search > summary').click();
    await key(page, '#search-form-price_from', '-3');
    await page.locator('#advanced-search-submit').click();
    await page.getByText('A price can’t be below 0.').waitFor();
    await key(page, '#search-form-price_from', '10,50');
    await page.locator('#advanced-search-submit').click();
    await page.waitForURL(/price_from=10.50/);
  });

  it('is the amount of a gift certificate', async () => {
    const { page } = await shop.open('/giftcertificates.php', { mounted: false });
    await key(page, '#certificate_amount', '12,50');
    await page.waitForSelector('#gift-certificate-form[data-widget-status="mounted"]');
    const amount = () =>
      page.evaluate(() =>
        new FormData(document.querySelector<HTMLFormElement>('#gift-certificate-form')!).get('certificate_amount'),
      );
    expect(await amount()).toBe('12.50');
  });

  it('without scripts is refused by the browser if the shop would misread it', async () => {
    const { page } = await shop.open(sign, { javaScript: false });
    const isValid = async (text: string) => {
      await page.locator(height).fill(text);
      return (await page.locator(`${height}:valid`).count()) === 1;
    };
    expect([await isValid('0.5'), await isValid('0,5'), await isValid('ten')]).toEqual([true, false, false]);
  });
});
