import { clamp, mug } from '../../support/shopping/open-cart';
import { cartLines } from '../../support/shopping/read-cart';
import type { Journey } from '../journey';
import { cartContent, cartOf } from './cart-content';

const line = '[data-item-row]:has(h3:has-text("Clamp Base"))';
const clampId = 102;
const cart = [mug, clamp];
const path = '/cart.php';
const update = { method: 'POST', path: '/remote/v1/cart/update' } as const;

/** The quantity of each line in the cart, in order. */
const quantities: Journey['readResult'] = (shop) => cartLines(shop).map(({ quantity }) => quantity);

export const changeQuantity: Journey = {
  name: 'change a quantity in the cart',
  path,
  cart,
  act: ({ page }) => page.click(`${line} [data-part="increase"]`),
  done: 'h1:has-text("4 items")',
  message: `${line} [data-widget="cart-quantity"] [data-part="error"]`,
  control: `${line} [data-part="increase"]`,
  readResult: quantities,
  after: [2, 2],
  call: { ...update, isCall: true },
  write: update,
  findsOut: true,
  report: /^changing line \S+ of the cart failed: /,
};

export const seeTheChange: Journey = {
  ...changeQuantity,
  name: 'see the cart page after a change',
  findsOut: false,
  done: 'h1 :text-matches("[45] items")',
  message: '[data-widget="cart-page"] [data-part="failure"]',
  call: { path, method: 'GET', isCall: true },
  report: /^bringing the cart page up to date failed: /,
  afterFailure: [2, 2],
  afterAgain: [2, 3],
  // The call is repeated twice, after one second and after three.
  timeout: 6_000,
};

export const removeLine: Journey = {
  ...changeQuantity,
  name: 'remove a line',
  act: async ({ page }) => {
    await page.click(`${line} a.cart-remove[data-cart-itemid]`);
    await page.click('dialog[data-name="confirm"][open] .confirm');
  },
  done: 'h1:has-text("2 items")',
  control: `${line} a.cart-remove[data-cart-itemid]`,
  after: [2],
};

/** Without our code, the browser's own dialog asks for the confirmation. */
export const removeLineByAnyDialog: Journey = {
  ...removeLine,
  name: 'remove a line, with our dialog or the browser’s',
  act: async ({ page }) => {
    await page.click(`${line} a.cart-remove[data-cart-itemid]`);
    const agree = page.click('dialog[data-name="confirm"][open] .confirm', { timeout: 5_000 });
    await Promise.race([agree, page.waitForEvent('load', { timeout: 5_000 })]).catch(() => undefined);
  },
};

/** The disclosure around a form for a code, and the form. */
const codeJourney = (
  name: string,
  kind: 'coupon' | 'certificate',
  field: string,
  code: string,
  callPath: string,
  readResult: Journey['readResult'],
): Journey => ({
  name,
  path,
  cart,
  ready: async ({ page }) => {
    await page.click(`[data-kind="${kind}"] > summary`);
    await page.fill(field, code);
  },
  act: ({ page }) => page.click(`[data-kind="${kind}"] [data-part="submit"]`),
  done: `.cart-total:has-text("${code}")`,
  message: `${field}-problem`,
  control: `[data-kind="${kind}"] [data-part="submit"]`,
  fields: field,
  readResult,
  after: [code],
  call: { method: 'POST', path: callPath, isCall: true },
  write: { method: 'POST', path: callPath },
  findsOut: true,
  report: /^cart-code failed: /,
});

export const applyCoupon = codeJourney(
  'apply a coupon',
  'coupon',
  '#couponcode',
  'TENTH',
  '/remote/v1/apply-code',
  (shop) => cartOf(shop)?.coupons.map(({ code }) => code),
);

export const applyCertificate = codeJourney(
  'apply a gift certificate',
  'certificate',
  '#certcode',
  'PAR-12A-QUA-YS2',
  '/remote/v1/gift-certificates',
  (shop) => cartOf(shop)?.certificates.map(({ code }) => code),
);

const estimator = '[data-widget="shipping-estimator"]';
const openEstimator: Journey['act'] = ({ page }) => page.click(`${estimator} > summary`);

export const estimateShipping: Journey = {
  name: 'estimate shipping',
  path,
  cart,
  ready: async (scene) => {
    await openEstimator(scene);
    await scene.page.selectOption('#shipping-state', { label: 'Maine' });
    await scene.page.fill('#shipping-zip', '04101');
  },
  act: ({ page }) => page.click(`${estimator} .shipping-estimate-submit`),
  done: '[data-widget="shipping-quotes"] [type="submit"]',
  message: `${estimator} form [data-part="error"]`,
  control: `${estimator} .shipping-estimate-submit`,
  fields: '#shipping-zip, #shipping-state',
  readResult: cartContent,
  after: [
    [103, 2],
    [clampId, 1],
  ],
  call: { method: 'GET', path: '/remote/v1/shipping-quote', isCall: true },
  report: /^shipping quotes failed: /,
};

const choose = { method: 'POST', path: '/remote/v1/shipping-quote' } as const;

export const chooseShipping: Journey = {
  ...estimateShipping,
  name: 'choose a shipping method',
  ready: async (scene) => {
    await estimateShipping.ready?.(scene);
    await estimateShipping.act(scene);
    await scene.page.click('[data-widget="shipping-quotes"] label:has-text("Flat Rate")');
  },
  act: ({ page }) => page.click('[data-widget="shipping-quotes"] [type="submit"]'),
  done: '.cart-totals .cart-total--shipping',
  message: '[data-widget="shipping-quotes"] [data-part="error"]',
  control: '[data-widget="shipping-quotes"] [type="submit"]',
  readResult: (shop) => Boolean(cartOf(shop)?.shipping),
  after: true,
  call: { ...choose, isCall: true },
  write: choose,
  report: /^shipping-quotes failed: /,
};

export const chooseCountry: Journey = {
  ...estimateShipping,
  name: 'choose a country',
  ready: openEstimator,
  // Each press selects a country that is not selected.
  act: async ({ page }) => {
    const now = await page.locator('#shipping-country option:checked').innerText();
    await page.selectOption('#shipping-country', { label: now === 'Canada' ? 'Australia' : 'Canada' });
  },
  done: '#shipping-state:has(option:text-matches("Ontario|Queensland"))',
  message: '#shipping-state-problem',
  control: '#shipping-country',
  fields: '#shipping-country',
  call: { path: '/remote/v1/country-states/*', isCall: true },
  report: /^states of \S+ failed: /,
};

const mugLine = '[data-item-row]:has(h3:has-text("Enamel Mug"))';
const editor = (name: string, kind: 'options' | 'wrapping', done: string, callPath: string): Journey => ({
  ...estimateShipping,
  name,
  ready: async () => undefined,
  act: ({ page }) => page.click(`${mugLine} [data-widget="cart-edit"][data-kind="${kind}"]`),
  done,
  message: 'dialog[data-name="alert"][open] [data-part="message"]',
  control: `${mugLine} [data-widget="cart-edit"][data-kind="${kind}"]`,
  fields: `${mugLine} [data-part="input"]`,
  call: { method: 'GET', path: callPath, isCall: true },
  report: /^content of dialog "\S+" failed: /,
});

export const changeOptions = editor(
  'open the options of a line',
  'options',
  'dialog[open] #CartEditProductFieldsForm',
  '/remote/v1/configure-options/*',
);
export const wrapLine = editor(
  'open the wrapping of a line',
  'wrapping',
  'dialog[open] .giftWrapping-form',
  '/remote/v1/gift-wrapping/*',
);
