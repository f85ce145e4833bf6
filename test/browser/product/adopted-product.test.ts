import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { watchLayout } from '../../support/driver/watch-layout';
import { painted } from '../../support/driver/watch-responses';
import { cartLines } from '../../support/shopping/read-cart';
import { productTheme } from '../../support/themes/product-theme';

describe('the product page of an adopted theme, without the theme’s own script', () => {
  const theme = adoptedTheme(productTheme);
  const shop = useShop({ theme });
  afterAll(() => rmSync(theme, { recursive: true }));

  it('opens and closes the bulk prices in a dialog, under the theme’s heading', async () => {
    const { page } = await shop.open('/linen-tea-towels/', { mounted: false });
    expect(await page.getByText('Bulk Pricing:', { exact: true }).isVisible()).toBe(true);
    const dialog = page.getByRole('dialog', { name: 'Buy more, pay less' });
    await page.getByRole('link', { name: 'See the prices for larger quantities' }).click();
    await dialog.getByText('100 or more').waitFor();
    expect(await page.locator('[data-reveal-id]').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('enlarges the picture under the mouse', async () => {
    const { page } = await shop.open('/linen-tea-towels/', { mounted: false });
    await page.mouse.click(600, 5);
    await untilMounted(page, '[data-widget="product-gallery"]');
    const layer = page.locator('[data-part="zoom"]');
    const [over, picture] = [() => layer.boundingBox(), await page.locator('figure').boundingBox()];
    expect(await layer.isVisible()).toBe(false);
    await page.locator('[data-main-image]').hover();
    await layer.waitFor({ state: 'visible' });
    expect(await over()).toEqual(picture);
    expect(await layer.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain('1280x1280');
  });

  it('says why a script cancels an add, and tells other scripts what was viewed and added', async () => {
    const { page } = await shop.open('/clamp-base/', {
      mounted: false,
      before: (one) =>
        one.addInitScript(() => {
          const names: string[] = [];
          Object.assign(window, { names });
          for (const type of ['widgets:product-viewed', 'widgets:lines-updated'])
            document.addEventListener(type, () => names.push(type));
          document.addEventListener(
            'widgets:before-add',
            (event) => {
              event.preventDefault();
              Object.assign((event as CustomEvent<object>).detail, { reason: 'Only for adults' });
            },
            { once: true },
          );
        }),
    });
    const add = page.locator('#form-action-addToCart');
    await add.click();
    await page.getByRole('alertdialog').getByText('Only for adults').waitFor();
    expect(cartLines(shop.server)).toEqual([]);
    await page.keyboard.press('Escape');
    await add.click();
    await until('the product is in the cart', () => cartLines(shop.server).length === 1);
    const names = () => page.evaluate(() => (window as unknown as { names: string[] }).names);
    await until('both events were sent', async () => (await names()).length > 1);
    expect(await names()).toEqual(['widgets:product-viewed', 'widgets:lines-updated']);
  });
});

describe('the product page of an adopted theme that shows the pictures below what follows them', () => {
  const theme = adoptedTheme({
    ...productTheme,
    'templates/layout/base.html': `<!doctype html>
<html><head><title>{{head.title}}</title>{{{stylesheet '/assets/css/theme.css'}}}{{{head.scripts}}}</head>
<body><p>Potter</p>{{#block "page"}}{{/block}}{{{footer.scripts}}}</body></html>
`,
    'templates/components/products/product-view.html': `<div class="productView" data-event-type="product">
  <section class="productView-images"><p>Pictures</p></section>
  <section class="productView-details product-data"><h1>{{product.title}}</h1></section>
  <form class="product-options" action="{{product.cart_url}}" method="post" data-cart-item-add></form>
</div>
`,
    'assets/scss/theme.scss': `
.productView { display: flex; flex-direction: column; }
.productView-images { background: silver; height: 300px; }
.product-data { height: 300px; order: -1; }
`,
  });
  const shop = useShop({ theme });
  afterAll(() => rmSync(theme, { recursive: true }));

  /** The visibility of the pictures while the HTML stops in front of a text, and the layout shifts after the rest. */
  async function pauseBefore(before: string, width: number) {
    shop.server.world.faults.add({ kind: 'pause', path: '/linen-tea-towels/', before });
    const page = await shop.browser.newPage({ viewport: { width, height: 700 } });
    const shifts = await watchLayout(page, { isWhole: false });
    await page.goto(`${shop.url}/linen-tea-towels/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const isVisible = await page.getByText('Pictures').isVisible();
    shop.server.world.faults.calm();
    await page.waitForLoadState();
    await painted(page);
    const areVisible = await page.getByText('Pictures').isVisible();
    return { isVisible, areVisible, shifts: await shifts() };
  }

  it('shows the pictures once their place is known, on a narrow screen', async () => {
    for (const before of ['<section class="productView-details', '</h1>', '<form'])
      expect(await pauseBefore(before, 375)).toEqual({ isVisible: false, areVisible: true, shifts: [] });
  });

  it('shows them at once on a wide screen', async () => {
    expect(await pauseBefore('<section class="productView-details', 1280)).toMatchObject({ isVisible: true });
  });
});
