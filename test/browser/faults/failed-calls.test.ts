import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openWithCalls } from '../../support/driver/open-with-calls';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

declare global {
  interface Window {
    /** The time limits of calls, in milliseconds. */
    limits: number[];
  }
}

const shop = useShop();
const open = useVisits(shop);
const add = '/remote/v1/cart/add';
const press = (page: Page) => page.locator('#form-action-addToCart').click();
const dialog = (page: Page) => page.locator('dialog[data-name="alert"][open]');

/** The time limit of a call is over a hundred times as fast. */
const hurryLimits = (page: Page) =>
  page.evaluate(() => {
    window.limits = [];
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, limit = 0) => {
      const isLimit = limit >= 60_000;
      if (isLimit) window.limits.push(limit);
      return setTimeout(run, isLimit ? limit / 100 : limit);
    }) as typeof window.setTimeout;
  });

describe('operators read of an add', () => {
  it('that the network failed', async () => {
    const { page, trouble } = await open('/clamp-base/');
    trouble.expect(/Failed to load resource|adding to the cart failed/);
    shop.server.world.faults.add({ kind: 'drop', path: add });
    await press(page);
    await dialog(page).waitFor();
    expect(trouble.expected()).toContain('widgets:error: adding to the cart failed: Network request failed');
  });

  it('that the time was up', async () => {
    const { page, trouble } = await open('/clamp-base/');
    trouble.expect(/adding to the cart failed/);
    await hurryLimits(page);
    shop.server.world.faults.add({ kind: 'slow', path: add, ms: 5_000 });
    await press(page);
    await dialog(page).waitFor();
    expect(await page.evaluate(() => window.limits[0])).toBe(120_000);
    expect(trouble.expected()).toContain('widgets:error: adding to the cart failed: Network request timed out');
  });
});

describe('a call by the page’s own script', () => {
  const asked = () => shop.server.world.log.all().filter(({ path }) => path === '/cart.php');

  it('is refused by name where its method is none, and never sent', async () => {
    const { page } = await openWithCalls(shop);
    const said = await page.evaluate(() =>
      window.calls.send({ method: 'BREW' as 'GET', path: '/cart.php' }).catch(String),
    );
    expect(said).toContain('Not a valid HTTP method');
    expect(asked()).toEqual([]);
  });

  it.each(['before it is sent', 'while it waits'])('says that it was aborted %s', async (moment) => {
    const { page } = await openWithCalls(shop);
    shop.server.world.faults.add({ kind: 'slow', path: '/cart.php', ms: 5_000 });
    const said = await page.evaluate(async (isBefore) => {
      const leaving = new AbortController();
      if (isBefore) leaving.abort();
      else setTimeout(() => leaving.abort(), 100);
      return window.calls.send({ method: 'GET', path: '/cart.php', signal: leaving.signal }).catch(String);
    }, moment.startsWith('before'));
    expect(said).toContain('Aborted');
  });
});
