import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilMounted } from '../driver/until-mounted';
import { useShop } from '../driver/use-shop';
import { visit } from '../driver/visit';

const hints = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="preload"][as="fetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** File of the bundle → how often it came over the network. */
const journeys = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const counts: Record<string, number> = {};
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      if (entry.name.includes('/widgets/') && entry.transferSize > 0)
        counts[entry.name] = (counts[entry.name] ?? 0) + 1;
    }
    return counts;
  });

describe('the files of the widgets that a page wants at once', () => {
  const shop = useShop();

  it.each([
    ['product', '/harbour-desk-lamp/'],
    ['cart', '/cart.php'],
  ])('are on their way before the loader asks for them, and come once: %s', async (group, path) => {
    // Pages that a test may answer for keep nothing that they have loaded; this one is like a shopper's.
    const page = await shop.browser.newPage();
    await visit(page, shop.address + path);
    await untilMounted(page);
    const asked = await hints(page);
    expect(asked.map((file) => file.split('/').at(-1))).toEqual(['runtime.js', `${group}.js`]);
    const came = await journeys(page);
    expect(asked.map((file) => came[file])).toEqual([1, 1]);
    await page.close();
  });

  it.each(['/', '/workshop/', '/login.php'])('are not asked for where the loader alone comes: %s', async (path) => {
    const answer = await fetch(shop.address + path);
    const html = await answer.text();
    expect([answer.status, html.includes('loader.js'), /as="fetch"/.test(html)]).toEqual([200, true, false]);
  });
});
