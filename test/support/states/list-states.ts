import { lookAgain } from '../driver/look-again';
import { until } from '../driver/until';
import { untilMounted } from '../driver/until-mounted';
import { onPhone } from './on-phone';
import type { Scene, State } from './state';

const path = '/workshop/';
/** Each card shows the first promotion and the number of the others. */
const offers = { featuredPromotions: ['Two for the price of one', 'Free shipping from $50'] };
/** Fewer cards than a real shop shows, because all are alike. */
const few = { themeSettings: { categorypage_products_per_page: 4 } };

const filters = ({ page, word }: Scene) =>
  page.getByRole('main').getByRole('navigation', { name: word('facets.label') });
const openFilters = async (scene: Scene) => {
  const all = filters(scene).locator('details').first();
  const isOpen = await all.evaluate((element) => (element as HTMLDetailsElement).open);
  if (!scene.isNarrow || isOpen) return;
  await all.locator('summary').first().click();
  const closed = all.locator('.facet:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
};
const fillPrices = async (scene: Scene) => {
  await openFilters(scene);
  await scene.page.locator('#facet-min-price').fill('50');
  await scene.page.locator('#facet-max-price').fill('20');
  await scene.page.locator('#facet-range-submit').click();
  await scene.page.locator('.facetRange .form-field--error').waitFor();
};
const compare = ({ page }: Scene, name: string) =>
  page.getByRole('article').filter({ hasText: name }).getByRole('checkbox').check();
const openAdvanced = async ({ page }: Scene) => {
  await page.locator('#advanced-search > summary').click();
  await page.locator('#search_query_adv').waitFor();
};
const openQuickView = async ({ page }: Scene, name: string) => {
  await page.getByRole('article').filter({ hasText: name }).locator('.quickview').focus();
  await page.keyboard.press('Enter');
  await page.locator('#modal[open] .productView').waitFor();
};

const filter = async (scene: Scene) => {
  await openFilters(scene);
  const listed = scene.page.waitForResponse((response) => response.url().includes('brand=32'));
  await filters(scene)
    .getByRole('link', { name: /^Fell & Sons \d/ })
    .click();
  await listed;
  await filters(scene).locator('[aria-current="true"]').first().waitFor({ state: 'attached' });
};
const wrongPrices: State = { name: 'category-wrong-prices', continues: true, reach: fillPrices };

/** Lists of products, their selections, and the dialogs over them. */
export const listStates: readonly State[] = [
  {
    name: 'list-with-prices-by-law',
    path: '/lighting/',
    settings: { themeSettings: { show_unit_price_in_lists: true, show_lowest_price: true } },
    reach: async ({ page }) => {
      await page.locator('main .unitPrice').first().waitFor();
      await page.locator('main .card-amount-words').first().waitFor();
    },
  },
  {
    name: 'category',
    path: '/furniture/',
    settings: offers,
    reach: ({ page }) => page.locator('.card .promotionCallout-more').first().waitFor(),
  },
  {
    name: 'list-with-swatches',
    path: '/lighting/',
    settings: { themeSettings: { card_swatches: true } },
    reach: async ({ page }) => {
      const swatch = page.locator('.cardSwatches-link').nth(1);
      await swatch.focus();
      await until('the picture is that of the choice', () =>
        page
          .locator('.card-image')
          .first()
          .evaluate((picture) => (picture as HTMLImageElement).src.includes('2f5d46')),
      );
    },
  },
  { name: 'category-pages', path: `${path}?page=2`, settings: few },
  {
    name: 'category-more',
    path,
    settings: { themeSettings: { ...few.themeSettings, product_list_paging: 'more' } },
    reach: async ({ page, word }) => {
      await page.getByRole('link', { name: word('listing.more') }).click();
      await page.waitForURL('**/*page=2');
    },
  },
  { name: 'category-below', path: '/lighting/desk-lamps/' },
  { name: 'category-nothing', path: '/clearance/' },
  { name: 'category-filters-open', path, settings: few, screen: 'narrow', reach: openFilters },
  onPhone({ name: 'category-filtered', continues: true, reach: filter }),
  onPhone(wrongPrices),
  { name: 'category-filtered', path, settings: few, reach: filter },
  wrongPrices,
  { name: 'category-nothing-left', path: `${path}?brand=32&min_price=5000&max_price=6000` },
  { name: 'category-prices-only', path, settings: { ...few, facetedSearch: false } },
  { name: 'category-prices-hidden', path, settings: { ...few, hidePricesFromGuests: true } },
  { name: 'category-both-taxes', path, settings: { ...few, taxDisplay: 'both' } },
  {
    name: 'category-all-values',
    path: '/textiles-workwear/',
    settings: few,
    reach: async (scene) => {
      await openFilters(scene);
      await filters(scene).locator('[href*="list_all=Size"]').click();
      await scene.page.locator('dialog[open] [data-widget="facet-filter"]').waitFor();
    },
  },
  {
    name: 'category-not-shown',
    path,
    settings: few,
    complaint: /list http.* failed|ERR_EMPTY_RESPONSE|Failed to load/,
    reach: async (scene) => {
      await openFilters(scene);
      scene.world.faults.add({ kind: 'drop', path });
      await filters(scene)
        .getByRole('link', { name: /^Fell & Sons \d/ })
        .click();
      await scene.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'compare-one',
    path,
    settings: few,
    reach: (scene) => compare(scene, 'Claw Hammer'),
  },
  {
    name: 'compare-too-few',
    continues: true,
    reach: async (scene) => {
      await scene.page.locator('[data-product-compare] [type="submit"]').click();
      await scene.page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'compare', path: '/compare/101/103/109' },
  {
    name: 'compare-keep-two',
    continues: true,
    reach: async ({ page }) => {
      const remove = page.locator('[data-comparison-remove]');
      await remove.first().click();
      await until('two are left', async () => (await lookAgain(() => remove.count())) === 2);
      await untilMounted(page);
      await remove.first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'compare-nothing', path: '/compare/108' },
  {
    name: 'quick-view',
    path: '/lighting/',
    reach: async (scene) => {
      await openQuickView(scene, 'Harbour Desk Lamp');
      const answered = scene.page.waitForResponse('**/remote/v1/product-attributes/**');
      await scene.page.locator('#modal [data-product-attribute] label').filter({ hasText: 'Clamp' }).click();
      await answered;
    },
  },
  {
    name: 'quick-view-nothing-chosen',
    path: '/gifts-made-to-order/',
    reach: async (scene) => {
      await openQuickView(scene, 'Hand-painted Sign');
      await scene.page.locator('#modal #form-action-addToCart').click();
      await scene.page.locator('#modal .form-field--error').first().waitFor();
    },
  },
  { name: 'search', path: '/search.php?search_query=the' },
  { name: 'search-suggestions', path: '/search.php?search_query=desk' },
  { name: 'search-pages', path: '/search.php?search_query=our&section=content' },
  { name: 'search-nothing', path: '/search.php?search_query=zzzz' },
  { name: 'search-empty', path: '/search.php' },
  {
    name: 'search-advanced',
    continues: true,
    reach: async (scene) => {
      await openAdvanced(scene);
      await scene.page.locator('#advanced-search-submit').click();
      await scene.page.locator('.advancedSearch .form-field--error').waitFor();
      await scene.page.locator('.advancedSearch [data-widget="category-tree"] summary').first().click();
      await scene.page.locator('[name="category[]"][value="11"]').waitFor();
    },
  },
];
