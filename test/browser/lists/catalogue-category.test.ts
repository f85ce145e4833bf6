import { describe, expect, it } from '@jest/globals';
import { isFocused } from '../../support/driver/is-focused';
import { untilIdle } from '../../support/driver/until-idle';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { painted } from '../../support/driver/watch-responses';
import { watchSpeech } from '../../support/driver/watch-speech';
import { listPage } from './list-page';

const href = (url: string) => new URL(url).pathname + new URL(url).search;

describe('the page of a category', () => {
  const shop = useShop({ settings: { themeSettings: { categorypage_products_per_page: 4 } } });
  const fragments = () =>
    shop.server.world.log.all().filter(({ headers }) => headers['stencil-options']?.includes('render_with'));

  it('follows filters at 375 pixels, and Back and Forward through them', async () => {
    const { page } = await shop.open('/workshop/', { width: 375, mounted: false });
    const list = listPage(page);
    const header = await page.getByRole('banner').elementHandle();
    await list.openFilters();
    await list.after(() => list.value('Fell & Sons').click());
    expect(await list.count.textContent()).toBe('7 products, page 1 of 2');
    expect(href(page.url())).toBe('/workshop/?brand=32&_bc_fsnf=1');
    await list.after(() => list.value('Ropewalk').click());
    expect(await list.count.textContent()).toBe('8 products, page 1 of 2');

    await list.after(() => page.goBack());
    expect(await list.count.textContent()).toBe('7 products, page 1 of 2');
    expect(href(page.url())).toBe('/workshop/?brand=32&_bc_fsnf=1');
    await list.after(() => page.goBack());
    expect(await list.count.textContent()).toBe('11 products, page 1 of 3');
    expect(href(page.url())).toBe('/workshop/');
    await list.after(() => page.goForward());
    expect(await list.count.textContent()).toBe('7 products, page 1 of 2');
    // The page was never reloaded.
    expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
    expect(fragments().map(({ headers }) => headers['stencil-config'])).toEqual(
      Array(5).fill('{"category":{"shop_by_price":true,"products":{"limit":4}}}'),
    );
  });

  it('runs only the loader before an interaction; then filters, sorts and pages, and keeps the focus', async () => {
    shop.server.world.settings.regions = { category_below_header: '<p id="merchant">Free delivery this week</p>' };
    let spokenTexts: Awaited<ReturnType<typeof watchSpeech>> | undefined;
    const { page } = await shop.open('/workshop/', {
      mounted: false,
      before: async (one) => void (spokenTexts = await watchSpeech(one)),
    });
    await untilIdle(page);
    // Only the widgets' scripts: the platform has its own.
    const scripts = shop.server.world.log.all().filter(({ path }) => /\/widgets\/.*\.js$/.test(path));
    const files = new Set(scripts.map(({ path }) => path.split('/').at(-1)));
    // The calls are loaded in advance; the code of the widgets is not.
    for (const file of ['runtime.js', 'api.js']) files.delete(file);
    expect([...files]).toEqual(['loader.js']);
    expect(await page.locator('[data-widget-status="mounted"]').count()).toBe(0);
    const list = listPage(page);
    const region = await page.getByText('Free delivery this week').elementHandle();
    await list.filters.getByText('Size', { exact: true }).click();
    await list.filters.getByText('Rating', { exact: true }).click();
    await list.value('Fell & Sons').focus();
    await list.after(() => page.keyboard.press('Enter'));
    await expect(page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim())).resolves.toBe(
      'Fell & Sons 7',
    );
    await page.waitForFunction(() => window.spoken.length > 0);
    await painted(page);
    expect((await spokenTexts?.())?.map(({ text }) => text)).toEqual(['7 products, page 1 of 2']);
    expect(await list.value('Fell & Sons').getAttribute('aria-current')).toBe('true');
    expect(await list.filters.getByRole('link', { name: /^4 stars and up/ }).isVisible()).toBe(true);
    expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
    await list.after(() => list.filters.getByRole('link', { name: /^Fell & Sons ?: remove filter$/ }).click());
    expect(await list.filters.getByRole('link', { name: 'XXS 1' }).isVisible()).toBe(false);

    await list.sort.focus();
    await list.after(() => list.sort.selectOption('Price, low to high'));
    expect((await list.names())[0]).toBe('The Repair Handbook (PDF)');
    expect(await isFocused(page.locator('#sort-product'))).toBe(true);
    await list.after(() => list.pages.getByRole('link', { name: 'Next' }).click());
    expect(await list.count.textContent()).toBe('11 products, page 2 of 3');
    expect(href(page.url())).toBe('/workshop/?_bc_fsnf=1&sort=priceasc&page=2');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('11 products, page 2 of 3');
    expect(await list.count.evaluate((element) => element.getBoundingClientRect().top >= 0)).toBe(true);
    await list.after(() => list.perPage.selectOption('16'));
    expect(await list.names().then(({ length }) => length)).toBe(11);
    expect(href(page.url())).toBe('/workshop/?_bc_fsnf=1&sort=priceasc&limit=16');
  });

  it('has its filters closed on a phone, and open on a wide screen, from the first paint', async () => {
    const states = async (width: number, javaScript: boolean) => {
      const { page } = await shop.open('/workshop/', { width, javaScript, mounted: false });
      const { filters } = listPage(page);
      const toggle = filters.locator('summary').first();
      if (await toggle.isVisible()) await toggle.click();
      const open = await filters.locator('.facet').evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
      expect(await filters.getByText('Brand', { exact: true }).isVisible()).toBe(true);
      return [...new Set(open.slice(0, 2))];
    };
    expect([await states(800, true), await states(801, true), await states(375, false)]).toEqual([
      [false],
      [true],
      [true],
    ]);
  });

  it.each([375, 1280])('takes one filter after the other without a wait, at %d pixels', async (width) => {
    const { page } = await shop.open('/workshop/', { width, mounted: false });
    const list = listPage(page);
    await list.openFilters();
    await list.after(() => list.value('Fell & Sons').click());
    shop.server.world.faults.add({ kind: 'hold', nth: 1, path: '/workshop/', isCall: true });
    const first = page.waitForRequest(/brand%5B%5D=/);
    await list.value('Ropewalk').click();
    await first;
    await list.after(() => list.value('Alder & Quay').click());
    expect(new URL(page.url()).searchParams.getAll('brand[]')).toEqual(['32', '34', '35']);
  });

  it('links to all products when none matches, and validates the price range', async () => {
    const { page } = await shop.open('/workshop/?brand=32&min_price=5000&max_price=6000', {
      width: 375,
      mounted: false,
    });
    const list = listPage(page);
    expect(await list.count.textContent()).toBe('No products here for now.');
    await list.after(() => page.getByRole('main').getByRole('link', { name: 'Clear filters' }).click());
    expect(await list.count.textContent()).toBe('11 products, page 1 of 3');
    await list.openFilters();
    const from = list.filters.getByLabel('From');
    const to = list.filters.getByLabel('To');
    const apply = list.filters.getByRole('button', { name: 'Apply' });
    await from.fill('50');
    await untilMounted(page, '[data-widget="price-range"], [data-widget="category-listing"]');
    for (const [max, sentence] of [
      ['', 'Please enter the highest price.'],
      ['-3', 'The highest price must be above the lowest.'],
      ['50', 'The highest price must be above the lowest.'],
    ] as const) {
      await to.fill(max);
      await apply.click();
      await list.filters.getByRole('alert').getByText(sentence, { exact: true }).waitFor();
      await to.and(page.locator(':focus')).waitFor();
    }
    await to.fill('320');
    await list.after(() => apply.click());
    expect(href(page.url())).toBe('/workshop/?_bc_fsnf=1&min_price=50&max_price=320');
    expect(await list.names()).toEqual([
      'Workshop Apron',
      'Dovetail Saw',
      'Bench Vice',
      expect.stringContaining('Rack'),
    ]);
    expect(await list.filters.getByLabel('From').inputValue()).toBe('50');
  });

  it('shows all values of a filter in a dialog with a search', async () => {
    const { page } = await shop.open('/textiles-workwear/', { mounted: false });
    const list = listPage(page);
    await list.filters.getByRole('link', { name: /^Show more ?: Size$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Size' });
    await dialog.getByLabel('Find in Size').fill('king');
    await untilMounted(page, '[data-widget="facet-filter"]');
    await dialog.getByRole('link', { name: 'XXS 1' }).waitFor({ state: 'hidden' });
    await list.after(() => dialog.getByRole('link', { name: 'King 1' }).click());
    expect(await list.names()).toEqual(['Lambswool Blanket']);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  it('has a price range when the shop has no filters', async () => {
    shop.server.world.settings.facetedSearch = false;
    const { page } = await shop.open('/workshop/', { mounted: false });
    const list = listPage(page);
    const prices = page.getByRole('navigation', { name: 'Price' });
    await prices.getByLabel('From').fill('300');
    await prices.getByLabel('To').fill('400');
    await untilMounted(page, '[data-widget="category-listing"]');
    await list.after(() => prices.getByRole('button', { name: 'Apply' }).click());
    expect(await list.names()).toEqual(['Bench Vice']);
    expect(href(page.url())).toBe('/workshop/?price_min=300&price_max=400');
  });
});

describe('the page of a category, without JavaScript', () => {
  const shop = useShop({ settings: { themeSettings: { categorypage_products_per_page: 4 } } });

  it('filters, sorts, pages and limits prices by links and forms, at 375 pixels', async () => {
    const { page } = await shop.open('/workshop/', { width: 375, javaScript: false });
    const list = listPage(page);
    await list.openFilters();
    await list.value('Fell & Sons').click();
    await page.waitForURL('**brand=32**');
    expect(await list.count.textContent()).toBe('7 products, page 1 of 2');
    await list.pages.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**page=2**');
    await list.sort.selectOption('Z to A');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('**sort=alphadesc**');
    expect((await list.names())[0]).toBe('Workshop Apron');
    await list.openFilters();
    await list.filters.getByLabel('From').fill('300');
    await list.filters.getByLabel('To').fill('400');
    await list.filters.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL('**min_price=300&max_price=400**');
    expect(await list.names()).toEqual(['Bench Vice']);

    await visit(page, `${shop.url}/textiles-workwear/`);
    await list.openFilters();
    await list.filters.getByRole('link', { name: /^Show more ?: Size$/ }).click();
    await page.waitForURL('**list_all=Size**');
    await list.openFilters();
    expect(await list.value('King').isVisible()).toBe(true);
  });
});
