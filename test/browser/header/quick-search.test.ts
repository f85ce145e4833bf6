import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { holdCode } from '../../support/driver/hold-code';
import { holdTime, passTime } from '../../support/driver/hold-time';
import { isFocused } from '../../support/driver/is-focused';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { painted } from '../../support/driver/watch-answers';
import { watchSpeech } from '../../support/driver/watch-speech';

const header = (page: Page) => page.locator('header');
const field = (page: Page) => header(page).getByRole('searchbox', { name: 'Search the store' });
const results = (page: Page) => header(page).getByRole('region', { name: 'Search results' });

describe('quick search', () => {
  const shop = useShop();
  const asked = () =>
    shop.server.world.log
      .all()
      .filter(
        ({ path, headers }) => path.endsWith('/search.php') && headers['stencil-options']?.includes('quick-results'),
      );
  /** Opens the shop with the page's clock stopped: only a test advances it. */
  const openHeld = async (before: (page: Page) => Promise<unknown>) => {
    const { page, trouble } = await shop.open('/furniture/', {
      mounted: false,
      before: async (opened) => {
        await holdTime(opened);
        await before(opened);
      },
    });
    await field(page).focus();
    await untilMounted(page, 'header [data-widget="quick-search"]');
    return { page, trouble };
  };
  const searchFor = async (page: Page, term: string) => {
    await field(page).fill(term);
    await passTime(page, 1_200);
    await results(page).waitFor();
  };

  it('waits 1,200 ms, says how much it found, shows the last answer only, and closes', async () => {
    let heard: Awaited<ReturnType<typeof watchSpeech>> | undefined;
    const { page, trouble } = await openHeld(async (one) => void (heard = await watchSpeech(one)));
    await page.keyboard.press('Enter');
    await field(page).fill('   ');
    await page.keyboard.press('Enter');
    await field(page).fill('');
    const button = (await header(page).locator('.quickSearch-submit').boundingBox())!;
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
    // A search would have left the page by now.
    await passTime(page, 5_000);
    expect(new URL(page.url()).pathname).toBe('/furniture/');
    expect(await isFocused(field(page))).toBe(true);

    const type = (letters: string) => field(page).pressSequentially(letters);
    await type('la');
    await passTime(page, 5_000);
    await type('m');
    await passTime(page, 1_199);
    await type('p');
    await passTime(page, 1_199);
    expect(shop.server.world.log.all().filter(({ path }) => path === '/search.php')).toEqual([]);
    await passTime(page, 1);
    await results(page).waitFor();
    expect(asked().map(({ query }) => query)).toEqual(['?search_query=lamp']);
    await passTime(page, 2_000);
    expect((await heard?.())?.map(({ text }) => text)).toEqual(['2 products shown for “lamp”']);

    // Escape, a press elsewhere and a focus elsewhere close the results. The typed text stays.
    await page.keyboard.press('Escape');
    await results(page).waitFor({ state: 'hidden' });
    expect(await field(page).inputValue()).toBe('lamp');
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Harbour Desk Lamp');
    expect(asked()).toHaveLength(1);
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
    await results(page).waitFor({ state: 'hidden' });
    expect(await field(page).inputValue()).toBe('lamp');
    await field(page).click();
    await results(page).waitFor();
    await header(page).getByRole('link', { name: 'Sign in' }).first().focus();
    await results(page).waitFor({ state: 'hidden' });

    await searchFor(page, 'zzzz');
    await results(page).getByText('Nothing found for “zzzz”').waitFor();

    shop.server.world.faults.add({ kind: 'hold', path: '/search.php', nth: 1 });
    await field(page).fill('mug');
    const [late] = await Promise.all([page.waitForRequest('**/search.php?*mug'), passTime(page, 1_200)]);
    await field(page).fill('desk lamp');
    await passTime(page, 1_200);
    await results(page).getByRole('link', { name: 'Harbour Desk Lamp' }).waitFor();
    // The first request was aborted, or its response arrives now.
    await late.response();
    await passTime(page, 1_000);
    expect(await results(page).getByRole('link', { name: /Mug/ }).count()).toBe(0);

    // No time passes on the page between the key and the navigation.
    const before = asked().length;
    await field(page).fill('mug');
    await Promise.all([page.waitForURL('**/search.php?search_query=mug'), page.keyboard.press('Enter')]);
    expect(asked().length).toEqual(before);
    expect(trouble.expected()).toEqual([]);
  });

  it('goes to the page of results at Enter although its code has not come', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false, before: (one) => holdCode(one) });
    await field(page).fill('lamp');
    await Promise.all([page.waitForURL('**/search.php?search_query=lamp'), page.keyboard.press('Enter')]);
  });

  it('shows results while the shopper types, at 320 pixels too, and in the page’s language', async () => {
    const { page } = await shop.open('/fr/furniture/', { width: 320, mounted: false });
    await page.locator('#nav-quick-search').pressSequentially('lamp', { delay: 20 });
    const found = page.locator('header .quickSearch-results');
    await found.waitFor();
    expect(asked().map(({ query }) => query)).toEqual(['?search_query=lamp']);
    expect(shop.server.world.log.all().filter(({ isStray }) => isStray)).toEqual([]);
    await found.getByRole('link', { name: 'Harbour Desk Lamp' }).click();
    await page.waitForURL('**/harbour-desk-lamp/');
  });

  it('is silent to the shopper when the shop fails, and told to operators', async () => {
    shop.server.world.faults.add({ kind: 'status', path: '/search.php', status: 500 });
    const { page, trouble } = await shop.open('/furniture/', { mounted: false });
    trouble.expect(/quick search failed|status of 500/);
    await field(page).fill('lamp');
    const told = () => trouble.expected().filter((sentence) => sentence.startsWith('widgets:error'));
    await until('operators are told', () => told().length > 0);
    await painted(page);
    expect(await results(page).isVisible()).toBe(false);
    expect(told().length).toBe(1);
  });

  it('is a form without JavaScript', async () => {
    const { page } = await shop.open('/furniture/', { javaScript: false });
    await field(page).fill('lamp');
    await header(page).getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search.php?search_query=lamp');
  });
});
