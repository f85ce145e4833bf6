import type { Page } from 'playwright-core';
import type { ShopPage } from '../../support/states/every-page';

/** A part of a page that opens or changes, and the steps to it. The steps use hooks, because every name is hostile. */
export interface HostilePlace {
  readonly name: string;
  readonly reach: (page: Page) => Promise<unknown>;
}

/** A page, and the parts that a shopper reaches on it, one after the other. */
export interface PlacesPage extends ShopPage {
  readonly places: readonly HostilePlace[];
}

// By script: long texts cover the controls, so the pointer cannot reach them.
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => (element as HTMLElement).click());
const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first().waitFor();
const pressAndWait = (control: string, result: string) => async (page: Page) => {
  await press(page, control);
  await shown(page, result);
};
const add = '#form-action-addToCart';

/** Closes every dialog of a page, as Escape does. */
export async function closeDialogs(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  for (let dialogs = await open.count(); dialogs > 0; dialogs = await open.count()) {
    await page.keyboard.press('Escape');
    await page.waitForFunction((before) => document.querySelectorAll('dialog[open]').length < before, dialogs);
  }
}

/** Every fragment, dialog and response that is inserted into an open page. Every widget is on one of the pages. */
export const placesPages: readonly PlacesPage[] = [
  {
    path: '/gifts-made-to-order/',
    places: [
      {
        name: 'a quick view, a refusal and a choice in it',
        reach: async (page) => {
          await page.locator('.quickview').first().focus();
          await page.keyboard.press('Enter');
          await shown(page, '#modal[open] .productView');
          await press(page, `#modal ${add}`);
          await shown(page, '#modal .form-field--error');
          const radio = page.locator('#modal [data-product-attribute] input[type="radio"]:not(:checked)').last();
          const asked = page.waitForResponse('**/remote/v1/product-attributes/**');
          await radio.evaluate((input) => (input as HTMLInputElement).click());
          await asked;
        },
      },
    ],
  },
  {
    path: '/harbour-desk-lamp/',
    places: [
      {
        name: 'chosen options',
        reach: async (page) => {
          const asked = page.waitForResponse('**/remote/v1/product-attributes/**');
          await press(page, 'main [data-product-attribute] input[type="radio"]:not(:checked)');
          await asked;
        },
      },
      { name: 'another picture', reach: (page) => page.locator('[data-image-gallery-item]').nth(1).click() },
    ],
  },
  {
    path: '/milking-stool/',
    signedIn: true,
    places: [
      {
        name: 'the wish lists of a product',
        reach: pressAndWait('.wishlistMenu summary', '.wishlistMenu [data-wishlist]'),
      },
      { name: 'the cart preview', reach: pressAndWait(add, '#previewModal[open] .previewCart') },
    ],
  },
  {
    path: '/',
    cart: true,
    settings: { slides: 3, privacyCookie: 'We keep cookies.' },
    places: [
      {
        name: 'the cart in the header',
        reach: pressAndWait('header [data-cart-preview]', '#cart-preview-dropdown .previewCartItem'),
      },
      {
        name: 'quick search results',
        reach: async (page) => {
          await page.fill('#nav-quick-search', 'lamp');
          await shown(page, 'header .quickSearch-results .product, header .quickSearch-results article');
        },
      },
    ],
  },
  {
    path: '/textiles-workwear/',
    places: [
      {
        name: 'all values of a filter',
        reach: pressAndWait('main a[data-facet-more]', 'dialog[open] .modal-header-title'),
      },
      {
        name: 'a filtered list',
        reach: async (page) => {
          const listed = page.waitForResponse((response) => response.url().includes('brand='));
          await press(page, 'main a[data-faceted-search-facet][href*="brand="]');
          await listed;
          await page.locator('main [aria-current="true"]').first().waitFor({ state: 'attached' });
        },
      },
    ],
  },
  {
    path: '/cart.php',
    cart: true,
    places: [
      {
        name: 'the options of a line',
        reach: pressAndWait('[data-item-edit]', 'dialog[open] #CartEditProductFieldsForm'),
      },
      {
        name: 'the wrappings of a line',
        reach: pressAndWait('[data-item-giftwrap]', 'dialog[open] .giftWrapping-form'),
      },
      { name: 'the question before a line is removed', reach: pressAndWait('.cart-remove', '[role="alertdialog"]') },
      {
        name: 'shipping quotes',
        reach: async (page) => {
          await press(page, '[data-widget="shipping-estimator"] summary');
          await press(page, '[data-shipping-estimator] [type="submit"]');
          await shown(page, '[data-widget="shipping-estimator"] .form-inlineMessage:not(:empty)');
        },
      },
      {
        name: 'a changed cart',
        reach: async (page) => {
          const changed = page.waitForResponse((response) => response.url().includes('/cart.php') && response.ok());
          await press(page, '[data-cart-update][data-action="inc"]');
          await changed;
        },
      },
      {
        name: 'a refused quantity',
        reach: async (page) => {
          await page.locator('.cart-item-qty-input').first().fill('5000');
          await page.locator('.cart-item-qty-input').first().press('Enter');
          await shown(page, '[data-item-row] [data-part="error"]:not(:empty), [role="alertdialog"]');
        },
      },
    ],
  },
  {
    path: '/search.php',
    places: [
      {
        name: 'the tree of the advanced search',
        reach: async (page) => {
          await press(page, '#advanced-search > summary');
          await press(page, '.advancedSearch [data-widget="category-tree"] summary');
          await page.locator('[name="category[]"][value="11"]').waitFor();
        },
      },
    ],
  },
  {
    path: '/wishlist.php',
    signedIn: true,
    places: [
      {
        name: 'the question before a wish list is deleted',
        reach: pressAndWait('[data-wishlist-delete] button', '[role="alertdialog"]'),
      },
    ],
  },
  {
    path: '/account.php?action=address_book',
    signedIn: true,
    places: [
      {
        name: 'the question before an address is deleted',
        reach: pressAndWait('.accountForm--delete [type="submit"]', '[role="alertdialog"]'),
      },
    ],
  },
  {
    path: '/login.php?action=create_account',
    places: [
      {
        name: 'states of another country',
        reach: async (page) => {
          const asked = page.waitForResponse('**/remote/v1/country-states/**');
          await page.locator('[data-field-type="Country"]').selectOption({ index: 3 });
          await asked;
        },
      },
      {
        name: 'errors of a form',
        reach: pressAndWait('[data-create-account-form] [type="submit"]', '.form-field--error'),
      },
    ],
  },
  {
    path: '/compare/101/109',
    places: [
      {
        name: 'a comparison that is too small',
        reach: pressAndWait('[data-comparison-remove]', '[role="alertdialog"]'),
      },
    ],
  },
  // Their widgets read the page's data and insert nothing. The chair has a kind of option that no other page has.
  ...['/storm-lantern/', '/northlight/', '/contact-us/', '/giftcertificates.php', '/ladder-back-chair/'].map(
    (path) => ({
      path,
      places: [],
    }),
  ),
  { path: '/account.php?action=add_payment_method', signedIn: true, places: [] },
];
