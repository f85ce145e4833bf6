import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useOnePage } from '../../support/driver/use-one-page';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';

const path = '/about-us/';

/** Records the stored data that a page finds before its own scripts run. */
const watchFound = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, {
      found: [localStorage.getItem('mark'), sessionStorage.getItem('mark'), document.cookie.includes('mark')],
    });
  });
const foundBy = (page: Page) => page.evaluate(() => (window as unknown as { found: unknown[] }).found);
/** Stores a mark, now and again when the page is left. */
const mark = (page: Page) =>
  page.evaluate(() => {
    const write = () => {
      localStorage.setItem('mark', 'here');
      sessionStorage.setItem('mark', 'here');
      document.cookie = 'mark=here; path=/';
    };
    write();
    addEventListener('pagehide', write);
  });

const everything = ['here', 'here', true];
const nothing = [null, null, false];

describe('a page that several tests share', () => {
  const shop = useShop();
  const { begin } = useOnePage(shop, watchFound);

  it('keeps the stored data of one shopper from page to page', async () => {
    const { page } = await begin();
    await visit(page, shop.url + path);
    expect(await foundBy(page)).toEqual(nothing);
    await mark(page);
    await visit(page, `${shop.url}/furniture/`);
    await page.reload();
    expect(await foundBy(page)).toEqual(everything);
  });

  it.each(['a page', 'no page'])(
    'clears the stored data for a new shopper, after one who opened %s',
    async (opened) => {
      const first = await begin();
      await visit(first.page, shop.url + path);
      await mark(first.page);
      await begin();
      if (opened === 'a page') await visit(first.page, shop.url + path);
      const { page } = await begin();
      await visit(page, shop.url + path);
      expect(await foundBy(page)).toEqual(nothing);
      expect(await page.evaluate(() => document.cookie)).not.toContain('new-shopper');
    },
  );

  it('clears the stored data also for a new shopper’s second tab', async () => {
    const { page } = await begin();
    await visit(page, shop.url + path);
    await mark(page);
    const { page: next } = await begin();
    await visit(next, shop.url + path);
    const secondTab = await next.context().newPage();
    await watchFound(secondTab);
    await visit(secondTab, shop.url + path);
    expect(await foundBy(secondTab)).toEqual(nothing);
  });
});
