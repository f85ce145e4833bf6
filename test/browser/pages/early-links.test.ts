import { readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { World } from '../../shop/world/world';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { type Shop, useShop } from '../../support/driver/use-shop';
import { watchEarlyLinks } from '../../support/driver/watch-early-links';
import { everyPage, makeReady } from '../../support/states/every-page';
import { plantLinks } from '../../support/states/planted-links';

const guestPages = everyPage.filter(({ signedIn, isBare, status = 200 }) => !signedIn && !isBare && status === 200);
const file = 'theme-templates/templates/components/common/next-page-links.html';
/** The rows of the condition: two that allow, then those that refuse. */
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('  {'))
  .map((line) => line.trim().replace(/,$/, ''));

/** The data that a shopper can change: sessions with carts and currencies, wish lists, subscriptions, reviews, stock. */
const stateOf = ({ sessions, wishlists, subscribers, reviews, stock, catalogue }: World): string =>
  JSON.stringify([
    sessions.all().map((session) => ({ ...session, seenAt: 0 })),
    [0, 1, 2].map((customer) => wishlists.of(customer)),
    [...subscribers],
    reviews.written(),
    catalogue.products.map((product) => stock.level(product, null)),
  ]);

/** A URL as a request has it, without the fragment. */
const requestOf = (url: string): string => url.replace(/#.*/, '');

/** The URLs of a page's links that lead to this shop. */
const linksOf = (page: Page): Promise<string[]> =>
  page.$$eval('a[href]', (links) =>
    (links as HTMLAnchorElement[]).map(({ href }) => href).filter((url) => url.startsWith(location.origin)),
  );

/** Visits the theme's pages and collects their links. Skips pages that the theme does not have, and pages without rules (AMP). */
async function collectLinks(shop: Shop, page: Page) {
  const readEarly = await watchEarlyLinks(page);
  const found = { pages: 0, all: new Set<string>(), allowed: new Set<string>() };
  for (const one of guestPages) {
    await makeReady(shop, page, one);
    if (!(await page.goto(shop.url + one.path))?.ok()) continue;
    for (const link of await linksOf(page)) found.all.add(requestOf(link));
    if ((await page.locator('script[type="speculationrules"]').count()) === 0) continue;
    found.pages += 1;
    for (const link of await readEarly()) found.allowed.add(requestOf(link));
  }
  return found;
}

/** Fetches a link as a browser does before a press. Returns the effects that such a fetch must not have. */
async function fetchEarly({ server: { world } }: Shop, page: Page, link: string): Promise<string[]> {
  const before = stateOf(world);
  world.log.clear();
  const result = await page.request.get(link, { maxRedirects: 0, headers: { 'Sec-Purpose': 'prefetch' } });
  return [
    ...(stateOf(world) === before ? [] : ['changes the shop']),
    ...(world.log.all().length === 1 ? [] : ['causes another request']),
    ...(result.headers()['set-cookie'] === undefined ? [] : ['sets a cookie']),
    ...(result.status() === 200 && result.headers()['content-type']?.startsWith('text/html')
      ? []
      : ['is no HTML page']),
  ];
}

/** Without a content security policy, because it would refuse the planted HTML. */
const settings = { csp: false };
const themes = [
  { name: 'our theme', theme: undefined, leastPages: 35, leastLinks: 50, leastChanging: 3 },
  // ADOPTED_THEME is the folder of another adopted theme to try.
  {
    name: 'an adopted theme',
    theme: process.env.ADOPTED_THEME ?? adoptedTheme(),
    leastPages: 2,
    leastLinks: 5,
    leastChanging: 1,
  },
];

describe.each(themes)('the links of $name that a browser may fetch early', (one) => {
  const { theme, leastPages, leastLinks, leastChanging } = one;
  const shop = useShop({ settings, ...(theme !== undefined && { theme }) });
  afterAll(() => {
    if (theme !== undefined && process.env.ADOPTED_THEME === undefined) rmSync(theme, { recursive: true });
  });

  it('change nothing and are HTML pages', async () => {
    const { page, trouble } = await shop.open('/enamel-mug/', { mounted: false });
    const { pages, all, allowed } = await collectLinks(shop, page);
    const faults: string[] = [];
    const changing: string[] = [];
    for (const link of [...all].filter((url) => !allowed.has(url)).concat([...allowed])) {
      const effects = await fetchEarly(shop, page, link);
      if (effects.includes('changes the shop')) changing.push(link);
      if (allowed.has(link)) for (const effect of effects) faults.push(`${link} ${effect}`);
    }
    expect(pages).toBeGreaterThanOrEqual(leastPages);
    expect(allowed.size).toBeGreaterThanOrEqual(leastLinks);
    expect(changing.length).toBeGreaterThanOrEqual(leastChanging);
    expect(faults).toEqual([]);
    if (theme !== undefined) trouble.forget();
  }, 300_000);

  it('do not include links that merchants and apps put into the content', async () => {
    const { page, trouble } = await shop.open('/kitchen-table/', { mounted: false });
    const readEarly = await watchEarlyLinks(page);
    const planted = await plantLinks(page);
    const allowed = await readEarly();
    expect(allowed.length).toBeGreaterThan(0);
    expect(planted.filter((link) => allowed.includes(link))).toEqual([]);
    // A planted slot lacks parts, and its widget may report that before the page is closed.
    trouble.forget();
  });
});

describe('each row of the rules', () => {
  const shop = useShop({ settings });

  it.each(rows)('is needed: %s', async (row) => {
    const { page, trouble } = await shop.open('/kitchen-table/', {
      mounted: false,
      before: (opening) =>
        opening.route(`${shop.url}/kitchen-table/`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            body: (await response.text()).replaceAll(row, '{ "not": { "selector_matches": "#never" } }'),
          });
        }),
    });
    const readEarly = await watchEarlyLinks(page);
    const planted = await plantLinks(page);
    const allowed = await readEarly();
    expect(planted.filter((link) => allowed.includes(link))).not.toEqual([]);
    trouble.forget();
  });
});
