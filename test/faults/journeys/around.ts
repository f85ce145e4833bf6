import { tumblers } from '../../support/shopping/open-cart';
import type { Journey } from '../journey';
import { cartContent } from './cart-content';

const field = '#nav-quick-search';
const results = 'header .quickSearch-results';

/** Without results, the shopper presses Enter. */
export const quickSearch: Journey = {
  name: 'search while typing',
  path: '/furniture/',
  act: async ({ page }) => {
    await page.fill(field, '');
    await page.fill(field, 'lamp');
    await page
      .waitForSelector(`${results} a:has-text("Harbour Desk Lamp")`, { timeout: 6_000 })
      .catch(() => page.press(field, 'Enter'));
  },
  done: `${results} a:has-text("Harbour Desk Lamp")`,
  destination: 'main article:has-text("Harbour Desk Lamp")',
  control: field,
  fields: field,
  readResult: cartContent,
  after: [],
  call: { path: '/search.php', isCall: true },
  report: /^quick search failed: /,
  endings: { http: 'navigated', network: 'navigated', data: 'navigated' },
  timeout: 4_000,
};

export const cartDropdown: Journey = {
  name: 'open the cart drop-down',
  path: '/furniture/',
  cart: [tumblers],
  act: async ({ page }) => {
    const panel = page.locator('#cart-preview-dropdown');
    if (await panel.isVisible()) await page.click('header [data-cart-preview]');
    await page.click('header [data-cart-preview]');
  },
  done: '#cart-preview-dropdown .previewCartItem',
  destination: '[data-item-row]',
  message: '#cart-preview-dropdown [data-part="failure"]',
  control: 'header [data-cart-preview]',
  readResult: (shop) =>
    shop.world.sessions.all().flatMap(({ cart }) => cart?.lines.map(({ quantity }) => quantity) ?? []),
  after: [1],
  call: { method: 'GET', path: '/cart.php', isCall: true },
  // If the cart cannot be shown, the badge still shows its quantity.
  report: /^cart (drop-down|quantity) failed: /,
};

const euro = '.navUser a:has-text("Euro")';

export const changeCurrency: Journey = {
  name: 'change the currency',
  path: '/furniture/',
  cart: [tumblers],
  act: async ({ page }) => {
    if (!(await page.locator(euro).isVisible())) await page.click('[data-currency-selector-toggle]');
    await page.click(euro);
  },
  done: 'html:has([data-page-context][data-currency-code="EUR"])',
  message: 'dialog[data-name="confirm"][open] [data-part="message"]',
  control: '[data-currency-selector-toggle]',
  readResult: (shop) => shop.world.sessions.all().flatMap(({ cart, currency }) => (cart ? currency.code : [])),
  after: ['EUR'],
  call: { method: 'POST', path: '/api/storefront/carts/*/currency', isCall: true },
  report: /^switching the currency to EUR failed: /,
  endings: { success: 'navigated' },
};

/** If the cart cannot be read, the browser follows the link. */
export const askBeforeCurrency: Journey = {
  ...changeCurrency,
  name: 'read the cart before a change of the currency',
  call: { method: 'GET', path: '/api/storefront/carts*', isCall: true },
  report: /^reading the cart for a new currency failed: /,
  afterFailure: ['EUR'],
  endings: { success: 'navigated', http: 'navigated' },
};
