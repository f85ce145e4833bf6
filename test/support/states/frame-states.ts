import { coupons } from '../../shop/codes/coupons';
import type { ShopSettings } from '../../shop/world/shop-settings';
import { until } from '../driver/until';
import { mug, tumblers } from '../shopping/open-cart';
import { onPhone } from './on-phone';
import type { Scene, State } from './state';

/** A page with little content: the header and footer are the same on every page. */
const path = '/shipping-returns/';
const settings = { currencyRefusal: 'This cart can’t be paid in yen.' };

/** Their names are texts of the shop. */
const channels = [
  { name: 'Alder & Quay', is_active: true, switch_url: 'https://quay.example.com/' },
  { name: 'Northlight', is_active: false, switch_url: 'https://northlight.example.com/' },
];
const storefronts: Partial<ShopSettings> = {
  themeSettings: {
    show_channels: true,
    channels,
    social_icon_placement_top: true,
    social_icon_placement_bottom: 'bottom_right',
  },
  socialMedia: ['Instagram', 'YouTube'].map((name) => ({
    name: name.toLowerCase(),
    display_name: name,
    url: `https://${name.toLowerCase()}.example.com/`,
  })),
};

const openCurrencies = async ({ page, isNarrow, word }: Scene) => {
  if (isNarrow) await page.getByRole('button', { name: word('header.menu'), exact: true }).click();
  else await page.locator('[data-currency-selector-toggle]').click();
};
const chooseCurrency = async (scene: Scene, name: string) => {
  await openCurrencies(scene);
  await scene.page.getByRole('banner').getByRole('link', { name }).filter({ visible: true }).click();
  await scene.page.getByRole('alertdialog').waitFor();
};
const openMenu = async ({ page, isNarrow }: Scene) => {
  const entry = page.locator('#menu summary', { hasText: 'Workshop' });
  // With a mouse the panel opens on hover; a click would close it.
  await (isNarrow ? entry.click() : entry.hover());
  await page.locator('#menu details[open] a').first().waitFor();
};
const openCartDropdown = async ({ page }: Scene, shown: string) => {
  await page.locator('header [data-cart-preview]').click();
  await page.locator(`#cart-preview-dropdown ${shown}`).filter({ visible: true }).first().waitFor();
};
const openCartDialog = async ({ page }: Scene) => {
  await page.locator('header [data-cart-preview]').click();
  await page.locator('#previewModal[open] .previewCart').waitFor();
};
const addCoupon = ({ world }: Scene) =>
  world.sessions
    .all()
    .find(({ cart }) => cart)
    ?.cart?.coupons.push(coupons[0]!);
const search = async ({ page }: Scene, term: string) => {
  await page.locator('#nav-quick-search').fill(term);
  await page.locator('header .quickSearch-results').waitFor();
};

const currencyQuestion: State = {
  name: 'currency-question',
  path,
  cart: [tumblers],
  prepare: addCoupon,
  reach: (scene) => chooseCurrency(scene, 'Euro'),
};

/** The header and footer of every page, in each of their states. */
export const frameStates: readonly State[] = [
  { name: 'menu-panel', path, screen: 'wide', reach: openMenu },
  { name: 'currency-open', continues: true, screen: 'wide', reach: openCurrencies },
  {
    name: 'cart-dropdown-empty',
    continues: true,
    screen: 'wide',
    reach: (scene) => openCartDropdown(scene, '.previewCart-emptyBody'),
  },
  {
    name: 'menu-drawer',
    path,
    screen: 'narrow',
    // The page's heading and main landmark are inert behind the drawer.
    exempt: ['landmark-one-main', 'page-has-heading-one'],
    reach: async (scene) => {
      await openCurrencies(scene);
      await openMenu(scene);
    },
  },
  {
    name: 'storefronts-open',
    path,
    screen: 'wide',
    settings: storefronts,
    reach: ({ page }) => page.locator('.navUser-action--channelSelector').click(),
  },
  {
    name: 'storefronts-drawer',
    path,
    screen: 'narrow',
    settings: storefronts,
    // The page's heading and main landmark are inert behind the drawer.
    exempt: ['landmark-one-main', 'page-has-heading-one'],
    reach: openCurrencies,
  },
  currencyQuestion,
  onPhone(currencyQuestion),
  {
    name: 'currency-refused',
    path,
    cart: [tumblers],
    settings,
    complaint: /status of 422/,
    reach: (scene) => chooseCurrency(scene, 'Japanese Yen'),
  },
  {
    name: 'cart-dropdown',
    path,
    screen: 'wide',
    cart: [tumblers, mug],
    reach: (scene) => openCartDropdown(scene, '.previewCartItem'),
  },
  {
    name: 'cart-dropdown-undo',
    continues: true,
    screen: 'wide',
    reach: async ({ page }) => {
      await page.locator('#cart-preview-dropdown .cart-remove').first().click();
      await page.locator('.cartLines-undo').waitFor();
    },
  },
  {
    name: 'cart-dialog',
    path,
    screen: 'narrow',
    cart: [tumblers, mug],
    prepare: addCoupon,
    reach: openCartDialog,
  },
  {
    name: 'cart-drawer',
    path,
    cart: [tumblers, mug],
    settings: { themeSettings: { after_add: 'drawer' } },
    prepare: addCoupon,
    reach: openCartDialog,
  },
  {
    name: 'cart-drawer-emptied',
    continues: true,
    reach: async ({ page }) => {
      const remove = page.locator('#previewModal .cart-remove[data-item-id]:not([data-item-id=""])');
      for (const left of [1, 0]) {
        await remove.first().click();
        await until('the line is gone', async () => (await remove.count()) === left);
      }
      await page.locator('.cartLines-undo').waitFor();
    },
  },
  {
    name: 'cart-notice',
    path: '/clamp-base/',
    settings: { themeSettings: { after_add: 'notice' } },
    reach: async ({ page }) => {
      await page.locator('main #form-action-addToCart').click();
      await page.locator('[data-cart-notice]').waitFor();
    },
  },
  {
    name: 'cart-dropdown-failed',
    path,
    screen: 'wide',
    cart: [tumblers],
    complaint: /cart drop-down|status of 500/,
    prepare: ({ world }) => world.faults.add({ kind: 'status', path: '/cart.php', status: 500, times: 1 }),
    reach: (scene) => openCartDropdown(scene, '[href$="/cart.php"]'),
  },
  {
    name: 'recent-searches',
    path,
    prepare: ({ page }) =>
      page.addInitScript(`localStorage['recent-searches'] = '[["Lighting",9e12],["Workshop",9e12]]'`),
    reach: async ({ page, isNarrow }) => {
      const field = page.locator('#nav-quick-search');
      await (isNarrow ? page.locator('.quickSearch-label').first() : field).click();
      // On a wide screen the second input mounts the panel.
      if (!isNarrow)
        await until('the searches are shown', async () => {
          await field.press('Shift');
          return page.locator('.searchPanel-recent').isVisible();
        });
      await page.locator('.searchPanel-recent').waitFor();
    },
  },
  { name: 'quick-search', path, reach: (scene) => search(scene, 'lamp') },
  { name: 'quick-search-nothing', continues: true, reach: (scene) => search(scene, 'zzzz') },
  {
    name: 'cookie-notice',
    path,
    settings: { privacyCookie: 'We use cookies. <a href="/shipping-returns/">Read more</a>' },
    reach: ({ page, word }) => page.getByRole('button', { name: word('cookies.accept') }).waitFor(),
  },
  {
    name: 'slim-header',
    path: '/workshop/',
    isScrolled: true,
    reach: async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await page.locator('.header.is-slim').waitFor();
    },
  },
  { name: 'newsletter-refused', path: '/subscribe.php?nl_email=nobody' },
  { name: 'newsletter-left', path: '/unsubscribe.php' },
  { name: 'newsletter-subscribed', path: '/about-us/', reach: ({ page }) => subscribe(page) },
];

async function subscribe(page: Scene['page']): Promise<void> {
  await page.locator('footer input[type="email"]').fill('ada@example.com');
  await page.locator('footer input[type="email"]').press('Enter');
  await page.waitForURL('**/subscribe.php**');
}
