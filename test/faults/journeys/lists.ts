import type { Journey } from '../journey';
import { cartContent } from './cart-content';

const path = '/workshop/';
const few = { categorypage_products_per_page: 4 };
const list = {
  path,
  readResult: cartContent,
  after: [],
  call: { method: 'GET', path, isCall: true },
  report: /^list \S+ failed: /,
  endings: { http: 'navigated', data: 'navigated' },
  prepare: (shop) => void (shop.world.settings.themeSettings = few),
} as const satisfies Partial<Journey>;

const brand = 'main a[data-faceted-search-facet]:has-text("Fell & Sons")';
const next = 'main nav[aria-label="Pages"] a:has-text("Next")';

export const filterList: Journey = {
  ...list,
  name: 'filter a list',
  act: ({ page }) => page.click(brand),
  done: '[data-listing-status]:has-text("7 products")',
  control: brand,
};

export const turnPage: Journey = {
  ...list,
  name: 'go to the next page of a list',
  act: ({ page }) => page.click(next),
  done: '[data-listing-status]:has-text("page 2 of")',
  control: next,
};

export const sortList: Journey = {
  ...list,
  name: 'sort a list',
  // Each press selects a sort order that is not selected.
  act: async ({ page }) => {
    const now = await page.inputValue('#sort-product');
    await page.selectOption('#sort-product', now === 'priceasc' ? 'pricedesc' : 'priceasc');
  },
  done: '#sort-product:has(option[value^="price"][selected])',
  control: '#sort-product',
  fields: '#sort-product',
};
