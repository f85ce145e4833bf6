import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { mountAtOnce } from '../../support/driver/mount-at-once';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { listPage } from './list-page';

const shop = useShop({ settings: { themeSettings: { categorypage_products_per_page: 10 } } });
const listing = '[data-widget="category-listing"]';

/** Opens a list whose second page is much shorter than the first, and goes to the pages below it. */
async function openList() {
  const { page } = await shop.open('/workshop/', { width: 900, height: 700, mounted: false, before: mountAtOnce });
  await untilMounted(page, listing);
  const list = listPage(page);
  const goTo = (name: string) => list.pages.getByRole('link', { name, exact: true });
  await goTo('Page 2').scrollIntoViewIfNeeded();
  return { page, list, goTo, top: await topOf(page) };
}
const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const slow = (ms: number) => shop.server.world.faults.add({ kind: 'slow', ms, path: '/workshop*', isCall: true });
/** The list is shown, and the browser has had two frames to move the page. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

describe('Back to a list of another length', () => {
  it.each([0, 800])('ends where the shopper was, also if the response takes %d ms', async (milliseconds) => {
    const { page, list, goTo, top } = await openList();
    await list.after(() => goTo('Page 2').click());
    await settle(page);
    const below = await topOf(page);
    expect(below).not.toBe(top);
    if (milliseconds) slow(milliseconds);
    await list.after(() => page.goBack());
    await settle(page);
    expect(Math.abs((await topOf(page)) - top)).toBeLessThan(2);

    await list.after(() => page.goForward());
    await settle(page);
    expect(Math.abs((await topOf(page)) - below)).toBeLessThan(2);
  });

  it('also does so after the page was loaded again', async () => {
    const { page, list, goTo, top } = await openList();
    await list.after(() => goTo('Page 2').click());
    await page.reload();
    await untilMounted(page, listing);
    await list.after(() => page.goBack());
    await settle(page);
    expect(Math.abs((await topOf(page)) - top)).toBeLessThan(2);
  });

  it('stays where the shopper has scrolled in the meantime', async () => {
    const { page, list, goTo } = await openList();
    await list.after(() => goTo('Page 2').click());
    slow(1500);
    await list.after(async () => {
      await page.goBack();
      await settle(page);
      await page.mouse.move(450, 350);
      await page.mouse.wheel(0, -150);
    });
    await settle(page);
    const before = await topOf(page);
    await page.waitForTimeout(300);
    expect(await topOf(page)).toBe(before);
  });

  it('leaves the state of other scripts in the history', async () => {
    const { page, list, goTo } = await openList();
    await page.evaluate(() => history.replaceState({ theirs: 1 }, ''));
    await list.after(() => goTo('Page 2').click());
    await list.after(() => page.goBack());
    expect(await page.evaluate(() => history.state)).toEqual({ theirs: 1 });
  });

  it('leaves the scroll position after Back from another page to the browser', async () => {
    const { page, list, goTo, top } = await openList();
    await list.after(() => goTo('Page 2').click());
    await list.after(() => page.goBack());
    await settle(page);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    await Promise.all([page.waitForURL('**/about-us/'), page.evaluate(() => location.assign('/about-us/'))]);
    await page.goBack();
    await page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 2, top);
  });
});
