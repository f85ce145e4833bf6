import type { Page } from 'playwright-core';
import type { ProductRecord } from '../../../shop/catalogue/product-record';
import type { OpenedPage } from '../../../support/driver/open-page';
import { untilMounted } from '../../../support/driver/until-mounted';
import { cartLines } from '../../../support/shopping/read-cart';
import { buyableVariants, wishesFor } from '../../../support/shopping/wishes';
import { wishForTry } from './choose-for-try';
import { hasCartWidgets } from './has-cart-widgets';
import { lookAtSlots } from './look-at-slots';
import type { OpenTheme } from './open-theme';
import { reasonOf } from './reason-of';

/** The product's form, not those of the cards beside it. */
const productForm = 'form[data-cart-item-add][data-widget="add-to-cart"]';

/**
 * Buys three pieces of a product: two presses on +, one on the button. If there is no +, it buys one. Checks that one press
 * sends one request, that the cart has the chosen variant, and that the cart page can change it.
 *
 * @returns the problems; null when nobody can buy the product
 */
export async function trySale(theme: OpenTheme, product: ProductRecord): Promise<string[] | null> {
  const variant = buyableVariants(product).at(-1);
  const opened = variant && (await openWhereSold(theme, `/${product.slug}/`));
  if (!opened) return null;
  const { page, context } = opened;
  try {
    await untilMounted(page, productForm);
    await untilMounted(page);
    const adds: string[] = [];
    page.on('request', (request) => request.url().includes('/cart/add') && adds.push(request.url()));
    const form = page.locator(productForm).first();
    for (const wish of wishesFor(product, variant)) {
      const isAsked = 'value' in wish || 'ticked' in wish;
      const answered = isAsked
        ? page
            .waitForResponse((one) => one.url().includes('/product-attributes/'), { timeout: 3_000 })
            .catch(() => null)
        : null;
      await wishForTry(form, wish).catch((error: unknown) => {
        const remedy = 'its control must be visible without the theme’s script; does the style sheet compile?';
        throw new Error(`the option "${wish.option.name}" can't be chosen: ${remedy} (${reasonOf(error)})`);
      });
      await answered;
    }
    const more = form.locator('[data-part="increase"]');
    const canStep = (await more.count()) > 0 && (await more.first().isVisible());
    if (canStep) for (const _ of [1, 2]) await more.first().click();
    const wanted = canStep ? 3 : 1;
    // A theme may render the button's label over the button: a press on it presses the button.
    // A button with an inline handler of the author's has no data-part.
    await form.locator('[data-part="button"], [type="submit"]').first().click({ force: true });
    await page.locator('dialog[data-widget="cart-preview"][open]').waitFor();
    // A duplicate request would arrive within the time of one response.
    await page.waitForTimeout(1_000);
    const [line, ...others] = cartLines(theme.shop);
    return [
      ...(adds.length === 1
        ? []
        : [
            `one press on the button sent ${adds.length} requests to the cart: does the theme’s own script also listen to ${productForm}?`,
          ]),
      ...(others.length === 0 ? [] : [`the cart holds ${others.length + 1} lines`]),
      ...(line?.quantity === wanted ? [] : [`the cart holds ${line?.quantity ?? 0} pieces, not ${wanted}`]),
      ...(line?.variantId === variant.id
        ? []
        : ['the cart contains another variant than the chosen one: are all options inside the form?']),
      ...(await tryCart(theme, opened, wanted)),
    ];
  } finally {
    await context.close();
    theme.shop.reset();
  }
}

/** Opens a product as a guest, or signed in when the theme sells only to customers; null when neither can buy it. */
async function openWhereSold(theme: OpenTheme, path: string): Promise<OpenedPage | null> {
  for (const signedIn of [false, true]) {
    const opened = await theme.open(path, { signedIn });
    if ((await opened.page.locator('form[data-cart-item-add]').count()) > 0) return opened;
    await opened.context.close();
  }
  return null;
}

/** If the cart page is adopted: lowers the quantity by one there, and then removes the line. */
async function tryCart(theme: OpenTheme, { page, trouble, context }: OpenedPage, had: number): Promise<string[]> {
  await page.goto(new URL('/cart.php', page.url()).href);
  if (!(await hasCartWidgets(page))) return [];
  const problems = await lookAtSlots({ page, trouble, context });
  const line = page.locator('[data-widget="cart-quantity"]').first();
  if (problems.length > 0 || (await line.count()) === 0) return problems;
  const updates: string[] = [];
  page.on('request', (request) => request.url().includes('/cart/update') && updates.push(request.postData() ?? ''));
  if (had > 1) {
    await untilMounted(page, '[data-widget="cart-quantity"]');
    await line.locator('[data-part="decrease"]').click();
    await page.waitForResponse((one) => one.url().includes('/cart/update'));
    await page.waitForTimeout(1_000);
    if (updates.length !== 1) problems.push(`one press on − sent ${updates.length} requests`);
    const [held] = cartLines(theme.shop);
    if (held?.quantity !== had - 1) problems.push(`the cart holds ${held?.quantity ?? 0} pieces after one press on −`);
  }
  const remove = page.locator('[data-widget="cart-remove"]').first();
  if ((await remove.count()) === 0) return problems;
  await remove.click();
  await page.locator('dialog[data-name="confirm"][open] [data-part="confirm"]').click();
  const isEmpty = () => cartLines(theme.shop).length === 0;
  if (!(await becomesTrue(page, isEmpty))) problems.push('[data-widget="cart-remove"] does not remove the line');
  return problems;
}

/** Waits until a condition of the shop is true. Returns false when it does not become true. */
async function becomesTrue(page: Page, condition: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 30_000 && !condition(); waited += 250) await page.waitForTimeout(250);
  return condition();
}
