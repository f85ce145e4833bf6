import type { Page } from 'playwright-core';
import type { Cart } from '../../../shop/carts/cart';
import { clamp, fillCart, mug, settleCart } from '../../../support/shopping/open-cart';
import { hasCartWidgets } from './has-cart-widgets';
import { lookAtSlots } from './look-at-slots';
import type { OpenTheme } from './open-theme';
import { reasonOf } from './reason-of';

/** A form of the cart page: its slot, how to use it, and the request that it sends. */
interface CartForm {
  readonly name: string;
  readonly slot: string;
  use(page: Page, slot: string): Promise<void>;
  readonly request: RegExp;
  isDone(cart: Cart | null): boolean;
}

const lineDialog = 'dialog[data-name="cart-item"][open]';

const useCode = (code: string) => async (page: Page, slot: string) => {
  await page.locator(`${slot} [data-part="field"]`).first().fill(code);
  await page.locator(`${slot} [data-part="submit"]`).first().click();
};

const forms: readonly CartForm[] = [
  {
    name: 'a coupon',
    slot: '[data-widget="cart-code"][data-kind="coupon"]',
    use: useCode('TENTH'),
    request: /POST .*\/apply-code/,
    isDone: (cart) => cart?.coupons.length === 1,
  },
  {
    name: 'a gift certificate',
    slot: '[data-widget="cart-code"][data-kind="certificate"]',
    use: useCode('PAR-12A-QUA-YS2'),
    request: /POST .*\/(apply-code|gift-certificates)/,
    isDone: (cart) => cart?.certificates.length === 1,
  },
  {
    name: 'other options',
    slot: '[data-widget="cart-edit"][data-kind="options"]',
    async use(page, slot) {
      await page.locator(slot).first().click();
      await page.locator(`${lineDialog} form[data-widget="cart-options"][data-widget-status="mounted"]`).waitFor();
      await page.locator(`${lineDialog} [data-widget="product-options"][data-widget-status="mounted"]`).waitFor();
      await page.locator(`${lineDialog} [data-part="submit"]`).first().click();
      await page.locator(lineDialog).waitFor({ state: 'hidden' });
    },
    request: /GET .*\/configure-options\//,
    isDone: (cart) => cart?.lines.length === 2,
  },
  {
    name: 'a gift wrapping',
    slot: '[data-widget="cart-edit"][data-kind="wrapping"]',
    async use(page, slot) {
      await page.locator(slot).first().click();
      await page.locator(`${lineDialog} form[data-widget="cart-wrapping"][data-widget-status="mounted"]`).waitFor();
      await page.locator(`${lineDialog} select[data-part="choice"]`).first().selectOption({ index: 1 });
      await page.locator(`${lineDialog} [data-part="submit"]`).first().click();
      await page.locator(lineDialog).waitFor({ state: 'hidden' });
    },
    request: /POST .*\/gift-wrapping\//,
    isDone: (cart) => cart?.lines.some(({ wrapping }) => wrapping !== null) === true,
  },
  {
    name: 'shipping',
    slot: '[data-widget="shipping-estimator"]',
    async use(page, slot) {
      await page.locator(`${slot} [data-part="country"]`).selectOption({ label: 'United States' });
      await page.locator(`${slot} [data-part="state-list"]:visible`).selectOption({ label: 'Maine' });
      await page.locator(`${slot} [name="shipping-zip"]`).fill('04101');
      await page.locator(`${slot} [data-part="submit"]`).first().click();
      const quotes = page.locator(`${slot} form[data-widget="shipping-quotes"][data-widget-status="mounted"]`);
      // Shoppers may press the label instead: themes hide the radio button below it.
      await quotes
        .locator('[name="shipping_method"]')
        .first()
        .evaluate((field: HTMLInputElement) => field.click());
      await quotes.locator('[data-part="submit"]').click();
    },
    request: /GET .*\/shipping-quote/,
    isDone: (cart) => cart?.shipping !== null,
  },
];

/** Uses every adopted form of the cart page. Checks that each one works, and that one press sends one request. */
export async function tryCartForms(theme: OpenTheme): Promise<string[]> {
  const opened = await theme.open('/cart.php');
  const { page, context } = opened;
  const problems: string[] = [];
  let used = 'the cart';
  try {
    await fillCart(page, new URL(page.url()).origin, [mug, clamp]);
    await page.goto(new URL('/cart.php', page.url()).href);
    if (!(await hasCartWidgets(page))) return [];
    for (const form of forms) {
      if ((await page.locator(form.slot).count()) === 0) continue;
      used = `${form.name}, ${form.slot}`;
      const before = asked(theme, form);
      const closed = page.locator(`details:not([open]):has(${form.slot}) > summary`);
      if ((await closed.count()) > 0) await closed.first().click();
      await form.use(page, form.slot);
      await settleCart(page);
      // A duplicate request would arrive within the time of one response.
      await page.waitForTimeout(700);
      const requests = asked(theme, form) - before;
      if (requests !== 1) problems.push(`${form.name}: one press sent ${requests} requests`);
      if (!form.isDone(theme.shop.world.sessions.all()[0]?.cart ?? null))
        problems.push(`${form.name}: ${form.slot} does not change the cart`);
    }
    return [...problems, ...(await lookAtSlots(opened))];
  } catch (error) {
    return [...problems, `${used}: ${reasonOf(error)}`];
  } finally {
    await context.close();
    theme.shop.reset();
  }
}

const asked = (theme: OpenTheme, { request }: CartForm): number =>
  theme.shop.world.log.all().filter(({ method, path }) => request.test(`${method} ${path}`)).length;
