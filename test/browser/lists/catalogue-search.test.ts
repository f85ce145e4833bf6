import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';
import { visit } from '../../support/driver/visit';
import { listPage } from './list-page';

const url = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of results' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).textContent();

describe('the page of a search', () => {
  const shop = useShop();

  it('shows products, and content pages on request', async () => {
    const { page } = await shop.open('/search.php?search_query=our', { mounted: false });
    const list = listPage(page);
    const products = await list.names();
    expect(await heading(page)).toMatch(/^\d+ results for “our”$/);
    await list.after(() =>
      kinds(page)
        .getByRole('link', { name: /pages$/ })
        .click(),
    );
    expect(url(page)).toBe('/search.php?search_query=our&section=content');
    expect(await page.getByRole('main').getByRole('link', { name: 'Shipping & Returns' }).isVisible()).toBe(true);
    expect(await list.filters.isVisible()).toBe(false);
    expect(await page.getByRole('article').count()).toBe(0);
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
    expect(url(page)).toBe('/search.php?search_query=our');
    expect(await list.names()).toEqual(products);
  });

  it('filters and counts results at 375 pixels, and keeps the search words with a price range', async () => {
    const { page } = await shop.open('/search.php?search_query=the', { width: 375, mounted: false });
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
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    await list.filters.getByLabel('From').fill('10');
    await list.filters.getByLabel('To').fill('60');
    await list.after(() => list.filters.getByRole('button', { name: 'Apply' }).click());
    expect(url(page)).toBe('/search.php?brand=31&_bc_fsnf=1&search_query=the&sort=alphaasc&min_price=10&max_price=60');
  });
});

describe('the advanced search', () => {
  const shop = useShop();
  const open = async (page: Page) => {
    await page.getByText('Advanced search', { exact: true }).click();
    return page.locator('[data-advanced-search-form]');
  };

  it('requires words at 375 pixels, loads categories when they open, and reports a failure', async () => {
    const { page, trouble } = await shop.open('/search.php', { width: 375, mounted: false });
    trouble.expect(/categories below|500/);
    const form = await open(page);
    await form.getByRole('button', { name: 'Search' }).click();
    await form.getByText('Please say what to look for.').waitFor();
    expect(await isFocused(form.getByLabel('Words to look for'))).toBe(true);

    shop.server.world.faults.add({ kind: 'status', path: '/remote/v1/category-tree', status: 500 });
    await form.getByText('Below Lighting').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    shop.server.world.faults.calm();
    await form.getByText('Below Lighting').click();
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
    // The form shows the search again, and is open.
    const again = await open(page);
    expect(await again.getByLabel('Candles & lanterns').isChecked()).toBe(true);
  });
});

describe('a search without JavaScript', () => {
  const shop = useShop();

  it('has links and forms for kinds and advanced search, and shows when nothing was found', async () => {
    const { page } = await shop.open('/search.php?search_query=our', { javaScript: false });
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

    await visit(page, `${shop.url}/search.php?search_query=zzzz`);
    expect(await heading(page)).toBe('Nothing found for “zzzz”');
    await visit(page, `${shop.url}/search.php?search_query=desk`);
    await page.getByRole('main').getByRole('link', { name: 'Desk lamps', exact: true }).click();
    await page.waitForURL('**/lighting/desk-lamps/');
  });
});
