import type { Page } from 'playwright-core';
import type { ShopPage } from '../driver/every-page';

/** What opens on a page, or changes on it, and the way there: by hooks, because every name is hostile. */
export interface HostilePlace extends ShopPage {
  readonly name: string;
  readonly reach: (page: Page) => Promise<unknown>;
}

// By script: texts of this length leave little of a page where a pointer could find it.
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => (element as HTMLElement).click());
const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first().waitFor();
const then = (press1: string, shown1: string) => async (page: Page) => {
  await press(page, press1);
  await shown(page, shown1);
};
const add = '#form-action-addToCart';
const cart = { path: '/cart.php', cart: true };

/** Every fragment, dialog and answer of the shop that comes into a page that is open already. */
export const hostilePlaces: readonly HostilePlace[] = [
  {
    name: 'a quick view, and what is chosen and refused in it',
    path: '/gifts-made-to-order/',
    reach: async (page) => {
      await page.locator('.quickview').first().focus();
      await page.keyboard.press('Enter');
      await shown(page, '#modal[open] .productView');
      await press(page, `#modal ${add}`);
      await shown(page, '#modal .form-field--error');
    },
  },
  {
    name: 'a quick view with an option chosen',
    path: '/furniture/',
    reach: async (page) => {
      // The milking stool: its options are radio buttons.
      await page.locator('.quickview[data-product-id="112"]').focus();
      await page.keyboard.press('Enter');
      await shown(page, '#modal[open] .productView');
      const radio = page.locator('#modal [data-product-attribute] input[type="radio"]').last();
      const asked = page.waitForResponse('**/remote/v1/product-attributes/**');
      await radio.evaluate((input) => (input as HTMLInputElement).click());
      await asked;
      if (!(await radio.isChecked())) throw new Error('the option was not chosen');
    },
  },
  {
    name: 'options that are chosen',
    path: '/harbour-desk-lamp/',
    reach: async (page) => {
      const asked = page.waitForResponse('**/remote/v1/product-attributes/**');
      await page
        .locator('main [data-product-attribute] input[type="radio"]:not(:checked) + label')
        .first()
        .click({ force: true });
      await asked;
    },
  },
  { name: 'the cart preview', path: '/clamp-base/', reach: then(add, '#previewModal[open] .previewCart') },
  {
    name: 'the cart in the header',
    path: '/',
    cart: true,
    reach: then('header [data-cart-preview]', '#cart-preview-dropdown .previewCartItem'),
  },
  {
    name: 'what is found while one types',
    path: '/',
    reach: async (page) => {
      await page.fill('#nav-quick-search', 'lamp');
      await shown(page, 'header .quickSearch-results .product, header .quickSearch-results article');
    },
  },
  {
    name: 'a filtered list',
    path: '/workshop/',
    reach: async (page) => {
      const listed = page.waitForResponse((answer) => answer.url().includes('brand='));
      await press(page, 'main a[data-faceted-search-facet][href*="brand="]');
      await listed;
      await page.locator('main [aria-current="true"]').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'all values of a filter',
    path: '/textiles-workwear/',
    reach: then('main a[data-facet-more]', 'dialog[open] .modal-header-title'),
  },
  {
    name: 'the options of a line',
    ...cart,
    reach: then('[data-item-edit]', 'dialog[open] #CartEditProductFieldsForm'),
  },
  { name: 'the wrappings of a line', ...cart, reach: then('[data-item-giftwrap]', 'dialog[open] .giftWrapping-form') },
  { name: 'the question before a line goes', ...cart, reach: then('.cart-remove', '[role="alertdialog"]') },
  {
    name: 'a changed cart',
    ...cart,
    reach: async (page) => {
      const changed = page.waitForResponse((answer) => answer.url().includes('/cart.php') && answer.ok());
      await press(page, '[data-cart-update][data-action="inc"]');
      await changed;
    },
  },
  {
    name: 'a refused quantity',
    ...cart,
    reach: async (page) => {
      await page.locator('.cart-item-qty-input').first().fill('5000');
      await page.locator('.cart-item-qty-input').first().press('Enter');
      await shown(page, '[data-item-row] [data-part="error"]:not(:empty), [role="alertdialog"]');
    },
  },
  {
    name: 'shipping quotes',
    ...cart,
    reach: async (page) => {
      await press(page, '[data-widget="shipping-estimator"] summary');
      await press(page, '[data-shipping-estimator] [type="submit"]');
      await shown(page, '[data-widget="shipping-estimator"] .form-inlineMessage:not(:empty)');
    },
  },
  {
    name: 'the tree of the advanced search',
    path: '/search.php',
    reach: async (page) => {
      await press(page, '#advanced-search > summary');
      await press(page, '.advancedSearch [data-widget="category-tree"] summary');
      await page.locator('[name="category[]"][value="11"]').waitFor();
    },
  },
  {
    name: 'the wish lists of a product',
    path: '/clamp-base/',
    signedIn: true,
    reach: then('.wishlistMenu summary', '.wishlistMenu [data-wishlist]'),
  },
  {
    name: 'the question before a wish list goes',
    path: '/wishlist.php',
    signedIn: true,
    reach: then('[data-wishlist-delete] button', '[role="alertdialog"]'),
  },
  {
    name: 'the question before an address goes',
    path: '/account.php?action=address_book',
    signedIn: true,
    reach: then('.accountForm--delete [type="submit"]', '[role="alertdialog"]'),
  },
  {
    name: 'states of another country',
    path: '/account.php?action=add_shipping_address',
    signedIn: true,
    reach: async (page) => {
      const asked = page.waitForResponse('**/remote/v1/country-states/**');
      await page.locator('[data-field-type="Country"]').selectOption({ index: 3 });
      await asked;
    },
  },
  {
    name: 'what is wrong with a form',
    path: '/login.php?action=create_account',
    reach: then('[data-create-account-form] [type="submit"]', '.form-field--error'),
  },
  {
    name: 'a comparison that is too small',
    path: '/compare/101/109',
    reach: then('[data-comparison-remove]', '[role="alertdialog"]'),
  },
  {
    name: 'another picture',
    path: '/harbour-desk-lamp/',
    reach: (page) => page.locator('[data-image-gallery-item]').nth(1).click(),
  },
];
