import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();

describe.each([
  ['maintenance', 'We are back shortly'],
  ['hibernation', 'The shop is closed'],
] as const)('a shop in %s', (unavailable, heading) => {
  it('shows that on a page without scripts, links, forms and widgets', async () => {
    shop.server.world.settings.unavailable = unavailable;
    const { page } = await shop.open('/harbour-desk-lamp/', { status: 503, isBare: true, width: 375 });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.locator('script, a, form, [data-widget]').count()).toBe(0);
  });
});

describe.each([
  ['forbidden', 'Please sign in to go on', 403, true],
  ['error', 'Something went wrong', 500, false],
] as const)('the %s page', (unavailable, heading, status, javaScript) => {
  it('shows its message, and links to the home page', async () => {
    shop.server.world.settings.unavailable = unavailable;
    const { page } = await shop.open('/harbour-desk-lamp/', { status, mounted: false, javaScript });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    shop.server.world.settings.unavailable = null;
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await page.waitForURL(`${shop.url}/`);
  });
});
