import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { cartLines } from '../../support/shopping/read-cart';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();

/** Has the pages to come allow other names of policies than the widgets' own. */
const allow = (names: string) => async (page: Page) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/trusted-types .*$/, `trusted-types ${names}`) ?? '';
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
};

const refuse = (error: string) =>
  shop.server.world.faults.add({
    kind: 'status',
    path: '/remote/v1/cart/add',
    status: 200,
    body: JSON.stringify({ data: { error } }),
  });

describe('a page whose policy for trusted types does not name the widgets', () => {
  it.each(["'none'", 'dompurify'])('says what needs no HTML, and reports once what does: %s', async (names) => {
    const { page, trouble } = await shop.open('/clamp-base/', { before: allow(names) });
    trouble.expect(/^console: |^policy: |^widgets:error: /);
    const reports = () => trouble.expected().filter((one) => one.startsWith('widgets:error: '));
    const alert = page.locator('dialog[data-name="alert"][open]');
    const tryToAdd = async () => {
      await page.click('#form-action-addToCart');
      await alert.waitFor();
      const message = await alert.locator('[data-part="message"]').textContent();
      await page.keyboard.press('Escape');
      await alert.waitFor({ state: 'hidden' });
      shop.server.world.faults.calm();
      return message;
    };
    refuse('Only two of these are left.');
    expect([await tryToAdd(), reports()]).toEqual(['Only two of these are left.', []]);

    await page.click('#form-action-addToCart');
    await page.locator('#previewModal[open] [data-part="failure"]').waitFor();
    await page.keyboard.press('Escape');
    refuse('Only <b>two</b> of these are left.');
    expect(await tryToAdd()).toBe('Something went wrong. Please try again.');
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([1]);
    expect(reports()).toEqual([expect.stringContaining('add storefront-widgets to trusted-types')]);
  });
});
