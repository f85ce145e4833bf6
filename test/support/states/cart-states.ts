import type { Locator } from 'playwright-core';
import { clamp, mixedCart, mug, settleCart, type Wanted } from '../shopping/open-cart';
import { closeDialog } from './close-dialog';
import type { Scene, State } from './state';

const cart = mixedCart;
const path = '/cart.php';

const line = ({ page }: Scene, { name }: Wanted): Locator =>
  page.locator('[data-item-row]', { has: page.getByRole('heading', { name, exact: true }) });
const field = (scene: Scene, wanted: Wanted) => line(scene, wanted).getByRole('textbox');
const openPanel = async ({ page }: Scene, panel: string) => {
  const summary = page.locator(`${panel} summary`);
  const isOpen = await summary.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open);
  if (!isOpen) await summary.click();
};
const applyCode = async (scene: Scene, kind: 'coupon' | 'certificate', id: string, code: string) => {
  await openPanel(scene, `[data-kind="${kind}"]`);
  await scene.page.locator(`#${id}`).fill(code);
  await scene.page.locator(`#${id}`).press('Enter');
};
const openWrapping = async (scene: Scene) => {
  await line(scene, mug)
    .getByRole('button', { name: scene.word('cart.wrapping.add') })
    .click();
  const dialog = scene.page.locator('dialog[open]');
  await dialog.locator('.giftWrapping-form').waitFor();
  return dialog;
};
const openEstimator = async (scene: Scene) => {
  await openPanel(scene, '[data-widget="shipping-estimator"]');
  return scene.page.locator('[data-widget="shipping-estimator"] form');
};
const askRemoval = async (scene: Scene, wanted: Wanted) => {
  await line(scene, wanted).locator('[data-cart-itemid].cart-remove').click();
  await scene.page.getByRole('alertdialog').waitFor();
};

/** The cart page, and everything that opens on it. */
export const cartStates: readonly State[] = [
  { name: 'cart-empty', path },
  { name: 'cart-signed-in', path, cart, isSignedIn: true },
  { name: 'cart-both-taxes', path, cart, settings: { taxDisplay: 'both' } },
  { name: 'cart', path, cart },
  {
    name: 'cart-code-refused',
    continues: true,
    reach: async (scene) => {
      await applyCode(scene, 'coupon', 'couponcode', 'NOSUCH');
      await scene.page.locator('#couponcode-problem:not(:empty)').waitFor();
    },
  },
  {
    name: 'cart-with-codes',
    continues: true,
    reach: async (scene) => {
      await applyCode(scene, 'coupon', 'couponcode', 'TENTH');
      await scene.page.locator('.cart-total', { hasText: 'TENTH' }).waitFor();
      await settleCart(scene.page);
      await applyCode(scene, 'certificate', 'certcode', 'PAR-12A-QUA-YS2');
      await scene.page.locator('.cart-total', { hasText: 'PAR-12A' }).waitFor();
      await settleCart(scene.page);
    },
  },
  {
    name: 'cart-quantity-refused',
    continues: true,
    reach: async (scene) => {
      await field(scene, clamp).fill('70');
      await field(scene, clamp).press('Enter');
      await line(scene, clamp).locator('[data-part="error"]:not(:empty)').waitFor();
      await settleCart(scene.page);
    },
  },
  {
    name: 'cart-estimator-refused',
    continues: true,
    reach: async (scene) => {
      const form = await openEstimator(scene);
      await form.locator('[type="submit"]').click();
      await form.locator('.form-inlineMessage:not(:empty)').first().waitFor();
    },
  },
  {
    name: 'cart-quoted',
    continues: true,
    reach: async (scene) => {
      const form = await openEstimator(scene);
      await form.locator('select[name="shipping-state"]').selectOption({ label: 'Maine' });
      await form.locator('[name="shipping-zip"]').fill('04101');
      await form.locator('[type="submit"]').click();
      await scene.page.locator('[data-widget="shipping-quotes"] [type="submit"]').waitFor();
    },
  },
  {
    name: 'cart-wrapping',
    continues: true,
    reach: async (scene) => {
      const dialog = await openWrapping(scene);
      await dialog.locator('[type="submit"]').click();
      await dialog.locator('.form-inlineMessage:not(:empty)').first().waitFor();
      await dialog.locator('#giftwraptype-different').check();
      await dialog.locator('.giftWrapping-multiple select').first().selectOption({ index: 1 });
    },
  },
  {
    name: 'cart-wrapped',
    continues: true,
    reach: async (scene) => {
      const dialog = scene.page.locator('dialog[open]');
      await dialog.locator('#giftwraptype-same').check();
      await dialog.locator('.giftWrapping-single select').selectOption({ index: 1 });
      await dialog.locator('.giftWrapping-single textarea').first().fill('Happy birthday,\nAnna!');
      await dialog.locator('[type="submit"]').click();
      await line(scene, mug).getByText('Happy birthday').waitFor();
      await settleCart(scene.page);
    },
  },
  { name: 'cart-removal-asked', continues: true, reach: (scene) => askRemoval(scene, mug) },
  {
    name: 'cart-options',
    continues: true,
    reach: async (scene) => {
      await closeDialog(scene);
      await line(scene, mug)
        .getByRole('link', { name: scene.word('cart.options.change') })
        .click();
      await scene.page.locator('dialog[open] #CartEditProductFieldsForm').waitFor();
    },
  },
  {
    name: 'cart-not-shown',
    continues: true,
    complaint: /Failed to load|cart page|widgets:error/,
    reach: async (scene) => {
      await closeDialog(scene);
      await scene.page.route(
        (url) => url.pathname.endsWith('/cart.php'),
        (route) => route.fulfill({ status: 500 }),
      );
      await line(scene, mug).locator('[data-action="inc"]').click();
      await scene.page.getByText(scene.word('cart.not_shown')).filter({ visible: true }).waitFor({ timeout: 15_000 });
    },
  },
  {
    name: 'cart-with-wallet',
    path,
    cart: [clamp],
    settings: { wallet: true },
    reach: ({ page }) => page.locator('#pear-cart iframe').waitFor(),
  },
  {
    name: 'cart-with-wallet-changed',
    continues: true,
    reach: async (scene) => {
      await line(scene, clamp).locator('[data-action="inc"]').click();
      await scene.page.locator('[data-item-row][data-item-quantity="2"]').waitFor();
      await settleCart(scene.page);
      await scene.page.locator('#pear-cart iframe').waitFor();
    },
  },
  {
    name: 'cart-emptied',
    path,
    cart: [clamp],
    reach: async (scene) => {
      await askRemoval(scene, clamp);
      await scene.page.locator('dialog[open] .confirm').click();
      await scene.page.locator('.emptyState').waitFor();
      await settleCart(scene.page);
    },
  },
];
