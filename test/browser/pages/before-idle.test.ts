import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { hideDriver } from '../../support/driver/hide-driver';
import { respondForOthers } from '../../support/driver/respond-for-others';
import { openDevTools, slowLine } from '../../support/driver/throttle';
import { until } from '../../support/driver/until';
import { untilIdle } from '../../support/driver/until-idle';
import { untilMounted } from '../../support/driver/until-mounted';
import { useOnePage } from '../../support/driver/use-one-page';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { everyPage, makeReady } from '../../support/states/every-page';
import { readPage } from '../../support/states/read-page';

/** Every page with slots that answers with status 200. */
const pages = everyPage.filter(({ isBare, status }) => !isBare && status === undefined);

/** The bundle's files that the page has loaded, from its version's folder. */
const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/widgets\/\d[\d.]*\/.*\.js$/.test(name))
      .map((name) => name.split('/').at(-1)),
  );

/** Makes the next page the first one of a visit. */
async function clearCache(page: Page): Promise<void> {
  const devTools = await openDevTools(page);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
}

/** The bundle's files that a page's HTML names. */
const filesIn = (html: string) => [
  ...new Set([...html.matchAll(/\/widgets\/\d[\d.]*\/([\w-]+\.js)/g)].map(([, file]) => file)),
];
const slotsIn = (html: string) => html.match(/<[^>]*data-widget="[^>]*>/g) ?? [];
const widgetsIn = (html: string) => slotsIn(html).flatMap((slot) => /data-widget="([\w-]+)"/.exec(slot)?.[1] ?? []);

describe('a page before it is idle', () => {
  const shop = useShop();
  const { begin } = useOnePage(shop, async (page) => {
    await respondForOthers(page);
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0 });
    });
  });
  const met = new Set<string>();

  // A page is opened if it has a widget that no earlier page has. The HTML of other pages shows what they load.
  it.each(pages)('has loaded only the loader: $path', async (one) => {
    const { page } = await begin();
    await makeReady(shop, page, one);
    const html = await readPage(page, shop.url, one);
    const widgets = widgetsIn(html);
    const isNew = widgets.some((widget) => !met.has(widget));
    if (isNew) await visit(page, shop.url + one.path, one);
    const files = isNew ? await filesOf(page) : filesIn(html);
    const dueAtOnce = slotsIn(html).filter((slot) => slot.includes('data-widget-when="now"'));
    expect({ files, dueAtOnce }).toEqual({ files: ['loader.js'], dueAtOnce: [] });
    for (const widget of widgets) met.add(widget);
  });

  it('was tested with more than forty widgets', () => {
    expect(met.size).toBeGreaterThan(40);
  });
});

describe('an idle page before any interaction', () => {
  const shop = useShop();
  const { begin } = useOnePage(shop, async (page) => {
    await respondForOthers(page);
    await hideDriver(page);
  });

  const live = [
    { path: '/harbour-desk-lamp/', group: 'product.js', late: ['product-extras.js', 'reviews.js'] },
    { path: '/cart.php', group: 'cart.js', late: ['cart-extras.js'] },
  ];

  const lines = { fast: () => Promise.resolve(), slow: slowLine };
  const onEachLine = live.flatMap((page) => (['fast', 'slow'] as const).map((line) => ({ ...page, line })));

  it.each(onEachLine)(
    'loads the calls only after an interaction on the first page of a visit: $path, $line line',
    async ({ path, group, late, line: kind }) => {
      const { page } = await begin();
      await makeReady(shop, page, { path, cart: path === '/cart.php' });
      await clearCache(page);
      const line = await lines[kind](page);
      await visit(page, shop.url + path);
      await page.waitForFunction(() => document.querySelector('[data-widget-status="mounted"]'));
      await untilIdle(page);
      await page.waitForTimeout(600);
      // A file is fetched for its check, and then imported.
      expect(new Set(await filesOf(page))).toEqual(new Set(['loader.js', 'runtime.js', group]));
      expect(await page.locator('[data-widget="dialog"]').first().getAttribute('data-widget-status')).toBe('waiting');
      await line?.detach();
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      await untilMounted(page, '[data-widget="dialog"]');
      await until('the rest is loaded', async () => {
        const files = await filesOf(page);
        return ['api.js', 'global.js', ...late].every((file) => files.includes(file));
      });
    },
  );

  it.each(['fast', 'slow'] as const)(
    'loads the calls if another page has loaded the runtime: %s line',
    async (kind) => {
      const { page } = await begin();
      await clearCache(page);
      const line = await lines[kind](page);
      await visit(page, `${shop.url}/workshop/`);
      await until('the list page has loaded the calls', async () => (await filesOf(page)).includes('api.js'));
      expect(new Set(await filesOf(page))).toEqual(new Set(['loader.js', 'runtime.js', 'api.js']));
      await visit(page, `${shop.url}/harbour-desk-lamp/`);
      await until('the calls are loaded', async () => (await filesOf(page)).includes('api.js'));
      await line?.detach();
      expect(await filesOf(page)).toContain('product.js');
    },
  );

  it('has fetched the files that every widget needs, and mounted no widget', async () => {
    const { page } = await begin();
    await visit(page, `${shop.url}/`);
    await untilIdle(page);
    await until('the runtime is loaded', async () => (await filesOf(page)).includes('runtime.js'));
    expect(new Set(await filesOf(page))).toEqual(new Set(['loader.js', 'runtime.js']));
    expect(await page.locator('[data-widget-status="mounted"]').count()).toBe(0);
  });
});

describe('a page in a browser with Save-Data', () => {
  const shop = useShop();
  const { begin } = useOnePage(shop, (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
  );

  it('loads only the loader until an interaction', async () => {
    const path = '/harbour-desk-lamp/';
    const { page } = await begin();
    await makeReady(shop, page, { path, cart: true });
    await visit(page, shop.url + path);
    await untilIdle(page);
    expect(await filesOf(page)).toEqual(['loader.js']);
    await page.getByRole('banner').getByRole('link', { name: /Cart/ }).hover();
    await page.waitForFunction(() => document.querySelector('[data-widget-status="mounted"]'));
    expect(await filesOf(page)).toContain('runtime.js');
  });
});
