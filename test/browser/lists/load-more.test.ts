import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { isFocused } from '../../support/driver/is-focused';
import { useShop } from '../../support/driver/use-shop';
import { watchSpeech } from '../../support/driver/watch-speech';
import { listPage } from './list-page';

const themeSettings = { categorypage_products_per_page: 4, product_list_paging: 'more' };
const shop = useShop({ settings: { themeSettings } });
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Show more products' });
const shown = (page: Page) => page.locator('.loadMore-shown');
const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Opens a list of eleven products and shows all of them. */
async function openWhole() {
  let speech: Awaited<ReturnType<typeof watchSpeech>> | undefined;
  const { page } = await shop.open('/workshop/', {
    width: 375,
    height: 700,
    mounted: false,
    before: async (one) => void (speech = await watchSpeech(one)),
  });
  const list = listPage(page);
  const first = await list.names();
  await list.after(() => more(page).click());
  await list.after(() => more(page).click());
  return { page, list, first, spoken: async () => (await speech?.())?.map(({ text }) => text) };
}
/** Scrolls to a card of the second page. */
async function scrollTo(page: Page, list: ReturnType<typeof listPage>, index: number) {
  const name = (await list.names())[index]!;
  await list.card(name).evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return { name, top: await topOf(page) };
}

describe('a list to which the next page is appended', () => {
  it('shows all its products in order, names what is shown, and moves the focus to the first new one', async () => {
    const { page, list, first, spoken } = await openWhole();
    const names = await list.names();
    expect(names.slice(0, 4)).toEqual(first);
    expect(new Set(names).size).toBe(11);
    expect(await shown(page).textContent()).toBe('Products 1–11 of 11');
    expect(await more(page).isVisible()).toBe(false);
    await page.waitForFunction(() => window.spoken.length > 1);
    expect(await spoken()).toEqual(['Products 1–8 of 11', 'Products 1–11 of 11']);
    expect(await isFocused(page.locator('.product').nth(8))).toBe(true);
    expect(pathOf(page)).toBe('/workshop/?page=3');
  });

  it('has no old products after a change of the order, and compares and sells appended ones', async () => {
    const { page, list } = await openWhole();
    const names = await list.names();
    await list.card(names[9]!).getByRole('checkbox').check();
    await page.getByText('1 product chosen to compare').waitFor();
    await list.after(() => list.sort.selectOption('Price, low to high'));
    const sorted = await list.names();
    expect(sorted).toHaveLength(4);
    expect(pathOf(page)).toBe('/workshop/?sort=priceasc');
    await list.after(() => more(page).click());
    expect(await list.names()).toHaveLength(8);

    // The list before comes back with its pages.
    await list.after(() => page.goBack());
    await page.waitForFunction(() => document.querySelectorAll('main .product').length === 11);
    expect(await list.names()).toEqual(names);
    expect(await list.card(names[9]!).getByRole('checkbox').isChecked()).toBe(true);
  });

  it.each(['a product', 'a reload'])('is as it was after %s', async (way) => {
    const { page, list } = await openWhole();
    const names = await list.names();
    const { name, top } = await scrollTo(page, list, 6);
    if (way === 'a reload') await page.reload();
    else {
      await list.card(name).getByRole('heading').getByRole('link').click();
      await page.waitForURL((url) => url.pathname !== '/workshop/');
      await page.goBack();
    }
    await page.waitForFunction(() => document.querySelectorAll('main .product').length === 11);
    expect(await list.names()).toEqual(names);
    expect(await shown(page).textContent()).toBe('Products 1–11 of 11');
    await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 2, top);
  });

  it('stays as it is after a link within the page', async () => {
    const { page, list } = await openWhole();
    const asked = () => shop.server.world.log.all().filter(({ path }) => path === '/workshop/').length;
    const before = asked();
    await page.evaluate(() => location.assign('#main'));
    await list
      .card((await list.names())[0]!)
      .getByRole('checkbox')
      .check();
    expect(asked()).toBe(before);
    expect(await list.names()).toHaveLength(11);
  });

  it('leads to the next page and back without JavaScript', async () => {
    const { page } = await shop.open('/workshop/', { javaScript: false });
    await more(page).click();
    expect(await shown(page).textContent()).toBe('Products 5–8 of 11');
    await page.getByRole('link', { name: 'Show previous products' }).click();
    expect(await shown(page).textContent()).toBe('Products 1–4 of 11');
  });
});
