import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';

const shop = useShop();

/** Makes later pages allow no policy for trusted types. */
const allowNone = async (page: Page) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/trusted-types .*$/, "trusted-types 'none'") ?? '';
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
};

describe('a page whose policy for trusted types does not name the widgets', () => {
  it('runs no widget, reports that once, and sells', async () => {
    const { page, trouble } = await shop.open('/clamp-base/', { before: allowNone, mounted: false });
    trouble.expect(/^console: |^policy: |^widgets:error: /);
    const form = page.locator('main form[data-widget="add-to-cart"][data-widget-status="failed"]');
    await form.waitFor();
    await page.click('#form-action-addToCart');
    await page.waitForURL('**/cart.php');
    expect(cartLines(shop.server).map(({ quantity }) => quantity)).toEqual([1]);
    const reports = trouble.expected().filter((one) => one.startsWith('widgets:error: '));
    expect(reports).toEqual([
      expect.stringMatching(/^widgets:error: Loading chunk product failed: .*TrustedScriptURL/),
    ]);
  });
});
