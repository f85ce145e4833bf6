import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { listPage } from './list-page';
import { untilMounted } from '../driver/until-mounted';
import { useShop } from '../driver/use-shop';
import { visit } from '../driver/visit';

const widths = [1280, 375];
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of results' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).textContent();

describe('the page of a search', () => {
  const shop = useShop();

  it.each(widths)('at %i pixels: shows products, and pages of text when asked', async (width) => {
    const { page } = await shop.open('/search.php?search_query=our', { width, mounted: false });
    const list = listPage(page);
    const products = await list.names();
    expect(await heading(page)).toMatch(/^\d+ results for “our”$/);
    await list.after(() =>
      kinds(page)
        .getByRole('link', { name: /pages$/ })
        .click(),
    );
    expect(address(page)).toBe('/search.php?search_query=our&section=content');
    expect(await page.getByRole('main').getByRole('link', { name: 'Shipping & Returns' }).isVisible()).toBe(true);
    expect([await list.filters.isVisible(), await page.getByRole('article').count()]).toEqual([false, 0]);
    expect(await page.getByText('Tick two products or more').isVisible()).toBe(false);
    expect(
      await kinds(page)
        .getByRole('link', { name: /pages$/ })
        .getAttribute('aria-current'),
    ).toBe('page');
    await list.after(() => list.sort.selectOption('Z to A'));
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Shipping & Returns',
      'About us',
    ]);
    await list.after(() => page.goBack());
    await list.after(() => page.goBack());
    expect([address(page), await list.names()]).toEqual(['/search.php?search_query=our', products]);
  });

  it.each(widths)('at %i pixels: filters what is found, and counts it anew', async (width) => {
    const { page } = await shop.open('/search.php?search_query=the', { width, mounted: false });
    const list = listPage(page);
    await list.openFilters();
    await list.after(() => list.value('Northlight').click());
    const count = (await list.names()).length;
    expect(await list.count.textContent()).toBe(`${count} products`);
    expect(
      await kinds(page)
        .getByRole('link', { name: `${count} products` })
        .getAttribute('aria-current'),
    ).toBe('page');
    await list.after(() => list.sort.selectOption('A to Z'));
    const names = await list.names();
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
  });

  it('says where else to look, and that nothing was found', async () => {
    const { page } = await shop.open('/search.php?search_query=desk', { mounted: false });
    await page.getByRole('main').getByRole('link', { name: 'Desk lamps', exact: true }).click();
    await page.waitForURL('**/lighting/desk-lamps/');
    await visit(page, `${shop.address}/search.php?search_query=zzzz`);
    expect(await heading(page)).toBe('Nothing found for “zzzz”');
  });

  it('keeps the words of the search when a range of prices is asked for', async () => {
    const { page } = await shop.open('/search.php?search_query=the&sort=priceasc', { mounted: false });
    const list = listPage(page);
    await list.filters.getByLabel('From').fill('10');
    await list.filters.getByLabel('To').fill('30');
    await untilMounted(page, '[data-widget="search-listing"], [data-widget="price-range"]');
    await list.after(() => list.filters.getByRole('button', { name: 'Apply' }).click());
    expect(address(page)).toBe('/search.php?search_query=the&sort=priceasc&min_price=10&max_price=30');
  });
});

describe('the advanced search', () => {
  const shop = useShop();
  const open = async (page: Page) => {
    await page.getByText('Advanced search', { exact: true }).click();
    return page.locator('[data-advanced-search-form]');
  };

  it.each(widths)(
    'at %i pixels: asks for words in the page, and brings categories as they are opened',
    async (width) => {
      const { page } = await shop.open('/search.php', { width, mounted: false });
      const form = await open(page);
      await form.getByRole('button', { name: 'Search' }).click();
      await form.getByText('Please say what to look for.').waitFor();
      expect(await form.getByLabel('Words to look for').evaluate((field) => field === document.activeElement)).toBe(
        true,
      );

      await form.getByText('Below Lighting').click();
      const lanterns = form.getByLabel('Candles & lanterns');
      await lanterns.check();
      await form.getByText('Below Kitchen & table').click();
      await form.getByLabel('Mugs & glasses').waitFor();
      expect(await lanterns.isChecked()).toBe(true);

      await form.getByLabel('Words to look for').fill('the');
      await form.getByLabel('Brand').selectOption('Northlight');
      await form.getByLabel('Price to').fill('60');
      await form.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**/search.php?mode=1&search_query_adv=the&brand=31&category%5B%5D=12&**');
      expect(await listPage(page).names()).toEqual(['Beeswax Dinner Candles, Pair']);
      // What was asked for stands in the form again, with the way to it open.
      const again = await open(page);
      expect(await again.getByLabel('Candles & lanterns').isChecked()).toBe(true);
    },
  );

  it('tells the shopper when categories can’t be had', async () => {
    const { page, trouble } = await shop.open('/search.php', { mounted: false });
    trouble.expect(/categories below|500/);
    shop.server.world.faults.add({ kind: 'status', path: '/remote/v1/category-tree', status: 500 });
    const form = await open(page);
    await form.getByText('Below Lighting').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    shop.server.world.faults.calm();
    await form.getByText('Below Lighting').click();
    await form.getByText('Below Lighting').click();
    await form.getByLabel('Desk lamps').waitFor();
  });
});

describe('a search without JavaScript', () => {
  const shop = useShop();

  it.each(widths)('at %i pixels: kinds, filters and the advanced search are links and forms', async (width) => {
    const { page } = await shop.open('/search.php?search_query=our', { width, javaScript: false });
    await kinds(page)
      .getByRole('link', { name: /pages$/ })
      .click();
    await page.waitForURL('**section=content**');
    expect(await page.getByRole('main').getByRole('link', { name: 'Shipping & Returns' }).isVisible()).toBe(true);
    await kinds(page)
      .getByRole('link', { name: /products$/ })
      .click();
    await page.waitForURL('**section=product**');
    await page.getByText('Advanced search', { exact: true }).click();
    const form = page.locator('[data-advanced-search-form]');
    await form.getByLabel('Words to look for').fill('lantern');
    await form.getByLabel('Lighting', { exact: true }).check();
    await form.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**search_query_adv=lantern**');
    expect(await listPage(page).names()).toContain('Storm Lantern');
  });
});
