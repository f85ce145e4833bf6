import { chooseValue } from '../../support/shopping/choose-option';
import type { Journey } from '../journey';
import { cartContent } from './cart-content';

const hammer = 107;
const mug = 103;
const preview = '#previewModal[open] .previewCart';
const form = 'main .productView form[data-cart-item-add]';
const card = 'main article:has(h3:has-text("Claw Hammer"))';
const write = { method: 'POST', path: '/remote/v1/cart/add' } as const;
const add = {
  done: preview,
  destination: '[data-item-row]',
  readResult: cartContent,
  call: { ...write, isCall: true },
  write,
  report: /^adding to the cart failed: /,
} as const;

/** The values of the mug's glaze that can be bought and are not selected at first. */
const glazes = [1_030_103, 1_030_104];

export const addFromPage: Journey = {
  ...add,
  name: 'add from the product page',
  path: '/claw-hammer/',
  ready: ({ page }) => page.fill(`${form} [name="qty[]"]`, '2'),
  act: ({ page }) => page.click(`${form} #form-action-addToCart`),
  control: `${form} #form-action-addToCart`,
  fields: `${form} [name="qty[]"]`,
  after: [[hammer, 2]],
};

/** Choosing, typing and adding without a pause. */
export const sale: Journey = {
  ...add,
  name: 'choose a variant and add it',
  path: '/enamel-mug/',
  ready: async ({ page }) => {
    await chooseValue(page.locator(form), 'attribute[10301]', 1_030_104);
    await page.fill(`${form} [name="qty[]"]`, '3');
  },
  act: ({ page }) => page.click(`${form} #form-action-addToCart`),
  control: `${form} #form-action-addToCart`,
  fields: `${form} [name="qty[]"], ${form} [name="attribute[10301]"]`,
  readResult: (shop) => [
    cartContent(shop),
    shop.world.sessions.all().flatMap(({ cart }) => cart?.lines[0]?.choices[0]?.value?.id ?? []),
  ],
  after: [[[mug, 3]], [1_030_104]],
};

export const addFromCard: Journey = {
  ...add,
  name: 'add from a card',
  path: '/workshop/hand-tools/',
  act: ({ page }) => page.click(`${card} [data-part="button"]`),
  control: `${card} [data-part="button"]`,
  after: [[hammer, 1]],
};

const view = '#modal[open]';
const openView: Journey['act'] = async ({ page }) => {
  await page.focus(`${card} a.quickview`);
  await page.keyboard.press('Enter');
};

export const addInQuickView: Journey = {
  ...add,
  name: 'add in the quick view',
  path: '/workshop/hand-tools/',
  ready: async (scene) => {
    await openView(scene);
    await scene.page.waitForSelector(`${view} [data-widget="add-to-cart"][data-widget-status="mounted"]`);
    await scene.page.fill(`${view} [name="qty[]"]`, '2');
  },
  act: ({ page }) => page.click(`${view} #form-action-addToCart`),
  control: `${view} #form-action-addToCart`,
  fields: `${view} [name="qty[]"]`,
  after: [[hammer, 2]],
};

export const seeThePreview: Journey = {
  ...addFromPage,
  name: 'see the cart preview after an add',
  message: '#previewModal[open] [data-part="failure"]',
  call: { path: '/cart.php', method: 'GET', isCall: true },
  report: /^cart preview failed: /,
  afterFailure: [[hammer, 2]],
  afterAgain: [[hammer, 4]],
};

export const openQuickView: Journey = {
  name: 'open a quick view',
  path: '/workshop/hand-tools/',
  act: openView,
  done: `${view} .productView`,
  control: `${card} a.quickview`,
  readResult: cartContent,
  after: [],
  call: { path: '/products.php', isCall: true },
  // Without the code for calls the dialog reports the failure itself.
  report: /^(quick view of product 107|content of dialog "quick-view") failed: /,
  endings: { http: 'navigated', data: 'navigated' },
};

export const chooseAnOption: Journey = {
  name: 'choose an option',
  path: '/enamel-mug/',
  // Each press selects a value that is not selected.
  act: async ({ page }) => {
    const isFirst = await page
      .locator(`${form} [value="${glazes[0]}"]`)
      .evaluate((one) => (one as HTMLInputElement).checked);
    await chooseValue(page.locator(form), 'attribute[10301]', glazes[isFirst ? 1 : 0] ?? 0);
  },
  done: 'main [data-product-sku]:text-matches("TRIC|COAL")',
  message: 'main .productAttributes-message .alertBox-message',
  control: `${form} #form-action-addToCart`,
  fields: `${form} [name="attribute[10301]"]`,
  readResult: cartContent,
  after: [],
  call: { method: 'POST', path: '/remote/v1/product-attributes/*', isCall: true },
  report: /^option choice of product 103 failed: /,
  // The call is repeated once, after a second.
  timeout: 1_500,
};
