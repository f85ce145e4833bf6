import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { answerForOthers } from '../driver/answer-for-others';
import { everyPage, makeReady, type ShopPage } from '../driver/every-page';
import { untilIdle } from '../driver/until-idle';
import { useOnePage } from '../driver/use-one-page';
import { useShop } from '../driver/use-shop';
import { visit } from '../driver/visit';

/** Every page that is right as printed, one for each address without its query. */
const kinds = new Map<string, ShopPage>();
for (const page of everyPage) {
  const kind = page.isBare || page.status ? '' : page.path.replace(/[?].*$/, '');
  if (kind) kinds.set(kind, page);
}

const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/widgets\/.*\.js$/.test(name))
      .map((name) => name.split('/').at(-1)),
  );

describe('a page that nobody has touched', () => {
  const shop = useShop();
  const { begin } = useOnePage(shop, async (page) => {
    await answerForOthers(page);
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0 });
    });
  });

  it.each([...kinds.values()])('has loaded the loader only, before it is idle: $path', async (one) => {
    const { page } = await begin();
    await makeReady(shop, page, one);
    await visit(page, shop.address + one.path, one);
    expect(await filesOf(page)).toEqual(['loader.js']);
  });
});

describe('a page in a browser that saves data', () => {
  const shop = useShop();
  const { begin } = useOnePage(shop, (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
  );

  it.each(['/', '/harbour-desk-lamp/', '/cart.php'])('loads the loader only, until it is touched: %s', async (path) => {
    const { page } = await begin();
    await makeReady(shop, page, { path, cart: true });
    await visit(page, shop.address + path);
    await untilIdle(page);
    expect(await filesOf(page)).toEqual(['loader.js']);
    await page.getByRole('banner').getByRole('link', { name: /Cart/ }).hover();
    await page.waitForFunction(() => document.querySelector('[data-widget-status="mounted"]'));
    expect(await filesOf(page)).toContain('runtime.js');
  });
});
