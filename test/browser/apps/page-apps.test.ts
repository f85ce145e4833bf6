import { describe, expect, it } from '@jest/globals';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { clamp, fillCart } from '../../support/shopping/open-cart';
import { choosable, expectSold, openWithApp } from './sell';

const shop = useShop({ settings: { csp: false } });

describe('web-vitals', () => {
  it('measures a page that sells, and finds no layout shift and a first response to the shopper', async () => {
    const app = await openWithApp(shop, choosable.path, {
      files: ['web-vitals/dist/web-vitals.iife.js'],
      code: `window.vitals = {};
        for (const name of ['onCLS', 'onLCP', 'onINP']) webVitals[name](({ value }) => (vitals[name] = value), { reportAllChanges: true });
        document.documentElement.dataset.measured = '';`,
      until: 'html[data-measured]',
    });
    await expectSold(shop, app);
    await app.page.waitForFunction(() => 'onINP' in (window as unknown as { vitals: object }).vitals);
    const vitals = await app.page.evaluate(() => (window as unknown as { vitals: Record<string, number> }).vitals);
    expect(vitals['onLCP']).toBeGreaterThan(0);
    // Google calls a page good below 0.1.
    expect(vitals['onCLS'] ?? 0).toBeLessThan(0.1);
  });
});

describe('Dark Reader', () => {
  it('darkens the home page, a product and the cart, and the page sells', async () => {
    const dark = {
      files: ['darkreader/darkreader.js'],
      code: 'DarkReader.enable();',
      until: 'html[data-darkreader-scheme="dark"]',
    };
    const home = await openWithApp(shop, '/', dark);
    await home.expectSteady();
    const app = await openWithApp(shop, choosable.path, dark);
    const { page } = app;
    // It asks for a picture of our style sheet beside the page, not beside the sheet. The picture is an arrow in a list.
    for (const { trouble } of [home, app]) trouble.expect(/status of 404/);
    await expectSold(shop, app);
    await fillCart(page, shop.url, [clamp]);
    await visit(page, `${shop.url}/cart.php`);
    await page.locator(dark.until).waitFor();
    const total = page.locator('[data-cart-total]');
    const before = await total.textContent();
    await page.getByRole('button', { name: 'One more' }).last().click();
    await page.waitForFunction((text) => document.querySelector('[data-cart-total]')?.textContent !== text, before);
    const color = await page.evaluate(
      () => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
    );
    expect(Math.max(...color)).toBeLessThan(90);
  });
});
