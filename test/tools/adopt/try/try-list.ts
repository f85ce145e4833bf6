import type { Page } from 'playwright-core';
import { lookAtSlots } from './look-at-slots';
import type { OpenTheme } from './open-theme';

/**
 * Opens a list. Checks that no slot fails, two products can be compared, one is added from its card, and a quick view
 * opens.
 */
export async function tryList(theme: OpenTheme, path: string): Promise<string[]> {
  const opened = await theme.open(path, { atOnce: true });
  const { page } = opened;
  try {
    const problems = await lookAtSlots(opened);
    if (problems.length > 0) return problems;
    problems.push(...(await tryComparison(page)), ...(await tryCard(theme, page)));
    const button = page.locator('[data-widget="quick-view"]').first();
    if ((await button.count()) === 0) return problems;
    // Themes show the button on hover only.
    await button.evaluate((element) => (element as HTMLElement).click());
    const dialog = page.locator('dialog[data-name="quick-view"][open] form[data-widget="add-to-cart"]');
    await dialog.waitFor({ timeout: 10_000 }).catch(() => problems.push('the quick view does not open'));
    return [...problems, ...(await lookAtSlots(opened))];
  } finally {
    await opened.context.close();
    theme.shop.reset();
  }
}

/** Ticks two checkboxes, and checks that the header's link leads to their comparison. */
async function tryComparison(page: Page): Promise<string[]> {
  const boxes = page.locator('[data-compare-id][form]');
  const link = page.locator('[data-widget="compare-link"] a').first();
  if ((await boxes.count()) < 2 || (await link.count()) === 0) return [];
  const ids: string[] = [];
  for (const box of [boxes.nth(0), boxes.nth(1)]) {
    await box.evaluate((element) => (element as HTMLElement).click());
    ids.push(await box.inputValue());
  }
  await page.waitForTimeout(300);
  const href = (await link.getAttribute('href')) ?? '';
  return href.endsWith(`/compare/${ids.join('/')}`) ? [] : [`the comparison of ${ids.join(' and ')} is at ${href}`];
}

/** Adds a product from its card. Checks that one press sends one request, and that the cart preview opens. */
async function tryCard({ shop }: OpenTheme, page: Page): Promise<string[]> {
  const button = page.locator('form[data-widget="add-to-cart"] [data-part="button"]').first();
  if ((await button.count()) === 0) return [];
  const adds = () => shop.world.log.all().filter(({ path }) => path === '/remote/v1/cart/add').length;
  await button.evaluate((element) => (element as HTMLElement).click());
  const preview = page.locator('dialog[data-widget="cart-preview"][open]');
  const isOpen = await preview.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  // A duplicate request would arrive within the time of one response.
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
  return [
    ...(isOpen ? [] : ['the cart does not show itself after an add from a card']),
    ...(adds() === 1 ? [] : [`one press on a card sent ${adds()} requests to the cart`]),
  ];
}
