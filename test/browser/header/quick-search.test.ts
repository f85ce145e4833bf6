import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdCode } from '../driver/hold-code';
import { holdTime, passTime } from '../driver/hold-time';
import { until } from '../driver/until';
import { untilMounted } from '../driver/until-mounted';
import { useShop } from '../driver/use-shop';
import { painted } from '../driver/watch-answers';
import { watchSpeech } from '../driver/watch-speech';

const header = (page: Page) => page.locator('header');
const field = (page: Page) => header(page).getByRole('searchbox', { name: 'Search the store' });
const results = (page: Page) => header(page).getByRole('region', { name: 'Search results' });

describe('quick search', () => {
  const shop = useShop();
  const asked = () =>
    shop.server.world.log
      .all()
      .filter(({ path, headers }) => path === '/search.php' && headers['stencil-options']?.includes('quick-results'));
  /** The shop with its time held: it passes only as a test says. */
  const openHeld = async (before: (page: Page) => Promise<unknown> = async () => {}, width = 1280) => {
    const { page } = await shop.open('/furniture/', {
      width,
      mounted: false,
      before: async (opened) => {
        await holdTime(opened);
        await before(opened);
      },
    });
    await field(page).focus();
    await untilMounted(page, 'header [data-widget="quick-search"]');
    return page;
  };
  const searchFor = async (page: Page, term: string) => {
    await field(page).fill(term);
    await passTime(page, 1_200);
    await results(page).waitFor();
  };

  it('waits until the shopper has not typed for 1,200 ms, says how much was found, and goes to the page of results at Enter', async () => {
    let heard: Awaited<ReturnType<typeof watchSpeech>> | undefined;
    const page = await openHeld(async (one) => void (heard = await watchSpeech(one)));
    const type = (letters: string) => field(page).pressSequentially(letters);
    await type('la');
    await passTime(page, 5_000);
    await type('m');
    await passTime(page, 1_199);
    await type('p');
    await passTime(page, 1_199);
    expect(asked()).toEqual([]);
    await passTime(page, 1);
    await results(page).waitFor();
    expect(asked().map(({ query }) => query)).toEqual(['?search_query=lamp']);
    await passTime(page, 2_000);
    expect((await heard?.())?.map(({ text }) => text)).toEqual(['2 products shown for “lamp”']);
    // No time passes on the page between the key and its leaving.
    await field(page).fill('mug');
    await Promise.all([page.waitForURL('**/search.php?search_query=mug'), page.keyboard.press('Enter')]);
    expect(asked()).toHaveLength(1);
  });

  it('goes to the page of results at Enter although its code has not come', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false, before: (one) => holdCode(one) });
    await field(page).fill('lamp');
    await Promise.all([page.waitForURL('**/search.php?search_query=lamp'), page.keyboard.press('Enter')]);
  });

  it('does nothing for an empty search, by key or by button, and says that nothing was found, to the eye too', async () => {
    const page = await openHeld();
    await page.keyboard.press('Enter');
    await field(page).fill('   ');
    await page.keyboard.press('Enter');
    await field(page).fill('');
    const button = (await header(page).locator('.quickSearch-submit').boundingBox())!;
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
    // A search would have begun to leave by now.
    await passTime(page, 5_000);
    expect(new URL(page.url()).pathname).toBe('/furniture/');
    expect(shop.server.world.log.all().filter(({ path }) => path === '/search.php')).toEqual([]);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await searchFor(page, 'zzzz');
    expect(await results(page).textContent()).toContain('Nothing found for “zzzz”');
  });

  it('closes at Escape, at a press elsewhere and when the focus goes elsewhere, and keeps what was typed', async () => {
    const page = await openHeld(undefined, 320);
    await searchFor(page, 'lamp');
    await page.keyboard.press('Escape');
    await results(page).waitFor({ state: 'hidden' });
    expect(await field(page).inputValue()).toBe('lamp');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Harbour Desk Lamp');
    expect(asked()).toHaveLength(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
    await results(page).waitFor({ state: 'hidden' });
    expect(await field(page).inputValue()).toBe('lamp');
    await field(page).click();
    await results(page).waitFor();
    await header(page).getByRole('link', { name: 'Sign in' }).first().focus();
    await results(page).waitFor({ state: 'hidden' });
  });

  it('shows what the shop finds while the shopper types, on a screen of 320 pixels too', async () => {
    const { page } = await shop.open('/furniture/', { width: 320, mounted: false });
    await field(page).pressSequentially('lamp', { delay: 20 });
    await results(page).waitFor();
    expect(asked().map(({ query }) => query)).toEqual(['?search_query=lamp']);
    await results(page).getByRole('link', { name: 'Harbour Desk Lamp' }).click();
    await page.waitForURL('**/harbour-desk-lamp/');
  });

  it('shows the answer to the last term only', async () => {
    shop.server.world.faults.add({ kind: 'hold', path: '/search.php', nth: 1 });
    const page = await openHeld();
    await field(page).fill('mug');
    const [late] = await Promise.all([page.waitForRequest('**/search.php?*mug'), passTime(page, 1_200)]);
    await field(page).fill('lamp');
    await passTime(page, 1_200);
    await results(page).getByRole('link', { name: 'Harbour Desk Lamp' }).waitFor();
    // The first was taken back, or its answer comes now.
    await late.response();
    await passTime(page, 1_000);
    expect(await results(page).getByRole('link', { name: /Mug/ }).count()).toBe(0);
  });

  it('is silent to the shopper when the shop fails, and told to operators', async () => {
    shop.server.world.faults.add({ kind: 'status', path: '/search.php', status: 500 });
    const { page, trouble } = await shop.open('/furniture/', { mounted: false });
    trouble.expect(/quick search failed|status of 500/);
    await field(page).fill('lamp');
    const told = () => trouble.expected().filter((sentence) => sentence.startsWith('widgets:error'));
    await until('operators are told', () => told().length > 0);
    await painted(page);
    expect([await results(page).isVisible(), told().length]).toEqual([false, 1]);
  });

  it('calls the shop in the page’s language', async () => {
    const { page } = await shop.open('/fr/furniture/', { mounted: false });
    await page.locator('#nav-quick-search').fill('lamp');
    await page.locator('header .quickSearch-results').waitFor();
    expect(shop.server.world.log.all().filter(({ isStray }) => isStray)).toEqual([]);
  });

  it('is a form without JavaScript', async () => {
    const { page } = await shop.open('/furniture/', { javaScript: false });
    await field(page).fill('lamp');
    await header(page).getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search.php?search_query=lamp');
  });
});
