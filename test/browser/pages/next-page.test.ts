import { describe, expect, it } from '@jest/globals';
import { hideDriver } from '../../support/driver/hide-driver';
import { until } from '../../support/driver/until';
import { untilIdle } from '../../support/driver/until-idle';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { signIn } from '../../support/states/every-page';

const shop = useShop();
const rules = 'script[type="speculationrules"]';

describe('a link whose page the browser may fetch early', () => {
  it('is fetched when the pointer rests on it, and that page is used', async () => {
    const { page } = await shop.open('/', { mounted: false, before: hideDriver });
    const link = page.locator('.card-title a').first();
    const path = new URL((await link.getAttribute('href')) ?? '', shop.address).pathname;
    await link.hover();
    const requests = () => shop.server.world.log.all().filter((entry) => entry.path === path);
    await until('the page was fetched early', () => requests().length === 1);
    expect(requests()[0]?.headers['sec-purpose']).toBe('prefetch');
    await link.click();
    await page.waitForURL(`**${path}`);
    expect(requests()).toHaveLength(1);
    expect(
      await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation');
        return entry && 'deliveryType' in entry && entry.deliveryType;
      }),
    ).toBe('navigational-prefetch');
  });

  it('starts no widget and stores nothing while its page is prerendered', async () => {
    const { page } = await shop.open('/', {
      mounted: false,
      before: (opening) =>
        opening.addInitScript(() =>
          Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
        ),
    });
    await untilIdle(page);
    expect(await page.evaluate(() => 'storefrontWidgets' in window)).toBe(false);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    expect(await page.evaluate(() => 'storefrontWidgets' in window)).toBe(true);
  });

  it('is not offered to a signed-in shopper, or when the setting is off', async () => {
    const { page } = await shop.open('/', { mounted: false });
    expect(await page.locator(rules).count()).toBe(1);
    await signIn(page, shop.address);
    await visit(page, `${shop.address}/`);
    expect(await page.locator(rules).count()).toBe(0);
    const guest = await shop.open('/', { mounted: false });
    shop.server.world.settings.themeSettings = { next_page: 'off' };
    await visit(guest.page, `${shop.address}/`);
    expect(await guest.page.locator(rules).count()).toBe(0);
  });
});
