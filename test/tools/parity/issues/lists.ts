import type { Locator, Page } from 'playwright-core';
import { untilQuiet } from '../../../support/driver/until-quiet';
import { type Issue, type Look, unless } from './issue';

const sidebar = (page: Page): Locator => page.locator('#faceted-search-container');

/** Presses a filter's value, or the label of a filter in force, and waits for the list. */
async function press(page: Page, link: Locator): Promise<void> {
  await link.filter({ visible: true }).first().click();
  await untilQuiet(page);
}

const value = (page: Page, name: RegExp): Locator => sidebar(page).locator('.navList a').filter({ hasText: name });
const inForce = (page: Page, name: RegExp): Locator =>
  sidebar(page).locator('.facetLabel, .facetTag').filter({ hasText: name });

const names = async (page: Page): Promise<string[]> =>
  (await page.locator('#product-listing-container .card-title').allTextContents()).map((text) => text.trim());

const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

const priceWithBrand: Look = async (shop) => {
  const page = await shop.open('/workshop/');
  await press(page, value(page, /Fell & Sons/));
  await press(page, value(page, /Ropewalk/));
  const refused: number[] = [];
  page.on('response', (response) => void (response.status() >= 400 && refused.push(response.status())));
  await sidebar(page).locator('[name="min_price"]').fill('10');
  await sidebar(page).locator('[name="max_price"]').fill('100');
  await press(page, sidebar(page).locator('#facet-range-form [type="submit"]'));
  if (refused.length > 0) return `the list is answered ${refused[0]}`;
  if (query(page).get('max_price') !== '100') throw new Error('the range was not sent');
  // Of several parameters with one name without brackets, the platform reads the last only: one brand would be lost.
  return unless(
    query(page).getAll('brand[]').length === 2,
    `the URL keeps no list of brands: ${new URL(page.url()).search}`,
  );
};

const takenAway: Look = async (shop) => {
  const page = await shop.open('/workshop/');
  await press(page, value(page, /Fell & Sons/));
  await press(page, value(page, /Ropewalk/));
  await press(page, value(page, /Alder & Quay/));
  await press(page, inForce(page, /Ropewalk/));
  const left = [await inForce(page, /Fell & Sons/).count(), await inForce(page, /Alder & Quay/).count()];
  return unless(left.join() === '1,1', 'the press takes another filter away');
};

const folded: Look = async (shop) => {
  const page = await shop.open('/workshop/');
  const rating = sidebar(page).getByText('Rating', { exact: true }).filter({ visible: true }).first();
  const stars = sidebar(page).locator('[data-facet="rating"] a, #facetedSearch-content--rating a').first();
  const before = await stars.isVisible();
  await rating.click();
  await untilQuiet(page);
  return unless((await stars.isVisible()) !== before, 'a press on the second filter does not open it');
};

const sortAfterFilter: Look = async (shop) => {
  const page = await shop.open('/workshop/');
  await press(page, value(page, /Fell & Sons/));
  await page.locator('select[name="sort"]').first().selectOption('alphadesc');
  await untilQuiet(page);
  const shown = await names(page);
  const sorted = [...shown].sort((one, other) => other.localeCompare(one));
  return unless(shown.length > 1 && shown.join() === sorted.join(), 'the list is not in the chosen order');
};

const sortedSearch: Look = async (shop) => {
  const page = await shop.open('/search.php?search_query=oak');
  const before = await names(page);
  await page.locator('select[name="sort"]').first().selectOption('alphadesc');
  await untilQuiet(page);
  if (query(page).get('search_query') !== 'oak') return 'the words of the search are lost';
  return unless((await names(page)).length === before.length, 'the list is empty');
};

const backFromSearch: Look = async (shop) => {
  const page = await shop.open('/');
  const field = page
    .locator('[data-search-quick], [data-widget="quick-search"] [data-part="input"]')
    .filter({ visible: true })
    .first();
  if (!(await field.isVisible()))
    await page.locator('[data-search="quickSearch"], .navUser-action--quickSearch').first().click();
  await field.fill('oak');
  await field.press('Enter');
  await page.waitForURL('**/search.php**');
  await untilQuiet(page);
  await page.goBack();
  await untilQuiet(page);
  return unless(new URL(page.url()).pathname === '/', `Back leads to ${new URL(page.url()).pathname}`);
};

const searchedWords: Look = async (shop) => {
  const page = await shop.open('/search.php?search_query=oak');
  const main = await page.locator('main, .body').first().innerText();
  if (main.includes('{')) return 'the page shows the name of a variable';
  const quick = await page.request.get(`${shop.url}/search.php?search_query=zzzz`, {
    headers: { 'stencil-options': JSON.stringify({ render_with: 'search/quick-results' }) },
  });
  return unless(!/\{ ?search_query ?\}/.test(await quick.text()), 'the response shows the name of a variable');
};

const rangeProblem: Look = async (shop) => {
  const page = await shop.open('/workshop/');
  const field = sidebar(page).locator('[name="min_price"]');
  await sidebar(page).locator('[name="max_price"]').fill('100');
  await sidebar(page).locator('#facet-range-form [type="submit"]').click();
  await page.waitForTimeout(1_500);
  const isReported = await field.evaluate((input: HTMLInputElement) => {
    const ids = (input.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .concat(input.getAttribute('aria-errormessage') ?? '');
    const told = ids
      .map((id) => document.getElementById(id))
      .filter((one) => one?.checkVisibility() && one.textContent?.trim());
    const live = [...(input.form?.querySelectorAll<HTMLElement>('[role="alert"], [aria-live]') ?? [])].filter((one) =>
      one.textContent?.trim(),
    );
    return input.getAttribute('aria-invalid') === 'true' && told.concat(live).length > 0;
  });
  return unless(isReported, 'no message belongs to the wrong field');
};

/** Issues about lists, filters and search. */
export const lists: readonly Issue[] = [
  {
    number: 1931,
    title: 'A filter by price merges two chosen brands into one value of the URL',
    is: 'gone',
    adopted: 'gone',
    look: priceWithBrand,
  },
  { number: 1493, title: 'Removing a filter removes another one too', is: 'settled', look: takenAway },
  { number: 1666, title: 'Only the first filter opens and closes', is: 'settled', look: folded },
  {
    number: 1612,
    title: 'After one filter the order of the list cannot be changed',
    is: 'settled',
    look: sortAfterFilter,
  },
  { number: 1928, title: 'Sorting the results of a search empties the list', is: 'settled', look: sortedSearch },
  { number: 1442, title: 'Back does not lead away from the results of a search', is: 'settled', look: backFromSearch },
  {
    number: 2122,
    title: 'The results of a search show the name of a variable in place of the search term',
    is: 'settled',
    look: searchedWords,
  },
  {
    number: 2424,
    title: 'Screen readers are not told of an error in the price filter',
    is: 'gone',
    adopted: 'gone',
    look: rangeProblem,
  },
];
