import { describe, expect, it } from '@jest/globals';
import { useShop } from '../driver/use-shop';

const shop = useShop();

describe.each([
  ['maintenance', 'We are back shortly'],
  ['hibernation', 'The shop is closed'],
] as const)('a shop in %s', (unavailable, heading) => {
  it.each([375, 1280])(
    'says so at %i pixels on a page that stands alone: no code, no way into the shop',
    async (width) => {
      shop.server.world.settings.unavailable = unavailable;
      const { page } = await shop.open('/harbour-desk-lamp/', { status: 503, isBare: true, width });
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(await page.locator('script, a, form, [data-widget]').count()).toBe(0);
    },
  );
});

describe.each([
  ['forbidden', 'Please sign in to go on', 403],
  ['error', 'Something went wrong', 500],
] as const)('a page that is %s', (unavailable, heading, status) => {
  it.each([true, false])('says so, and leads home; scripts: %s', async (javaScript) => {
    shop.server.world.settings.unavailable = unavailable;
    const { page } = await shop.open('/harbour-desk-lamp/', { status, mounted: false, javaScript });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    shop.server.world.settings.unavailable = null;
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await page.waitForURL(`${shop.address}/`);
  });
});
