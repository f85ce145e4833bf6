import type { Page } from 'playwright-core';
import { linksOfList } from './links-of-list';
import { lookAtSlots } from './look-at-slots';
import type { OpenTheme } from './open-theme';

/**
 * Opens a list. Checks that no slot fails, that two products can be compared, that a card adds its product, that a filter
 * shows the right list, and that a quick view opens.
 */
export async function tryList(theme: OpenTheme, path: string): Promise<string[]> {
  const opened = await theme.open(path, { atOnce: true });
  const { page } = opened;
  try {
    const problems = await lookAtSlots(opened);
    if (problems.length > 0) return problems;
    problems.push(...(await tryComparison(page)), ...(await tryCard(theme, page)), ...(await tryQuickView(page)));
    problems.push(...(await tryFilter(page)));
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
  const wanted = `/compare/${ids.join('/')}`;
  const isThere = await page
    .waitForFunction(
      (end) => document.querySelector('[data-widget="compare-link"] a')?.getAttribute('href')?.endsWith(end),
      wanted,
    )
    .then(
      () => true,
      () => false,
    );
  if (isThere) return [];
  return [`the link of compare-link leads to ${await link.getAttribute('href')}, not to ${wanted}`];
}

/** Opens the quick view of the first card that has one. */
async function tryQuickView(page: Page): Promise<string[]> {
  const button = page.locator('[data-widget="quick-view"]').first();
  if ((await button.count()) === 0) return [];
  // Many themes hide the button until the pointer is over the card.
  await button.evaluate((element) => (element as HTMLElement).click());
  const dialog = page.locator('dialog[data-name="quick-view"][open] form[data-widget="add-to-cart"]');
  return dialog.waitFor().then(
    () => [],
    () => ['the quick view does not open: is dialog[data-name="quick-view"] in the layout?'],
  );
}

/** Adds a product from its card. Checks that one press sends one request, and that the cart preview opens. */
async function tryCard({ shop }: OpenTheme, page: Page): Promise<string[]> {
  const button = page.locator('form[data-widget="add-to-cart"] [data-part="button"]').first();
  if ((await button.count()) === 0) return [];
  const adds = () => shop.world.log.all().filter(({ path }) => path === '/remote/v1/cart/add').length;
  await button.evaluate((element) => (element as HTMLElement).click());
  const preview = page.locator('dialog[data-widget="cart-preview"][open]');
  const isOpen = await preview.waitFor().then(
    () => true,
    () => false,
  );
  // If the press sends a second request, it arrives within this time.
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
  return [
    ...(isOpen
      ? []
      : [
          'the cart preview does not open after an add from a card: is dialog[data-widget="cart-preview"] in the layout?',
        ]),
    ...(adds() === 1
      ? []
      : [`one press on a card sent ${adds()} requests to the cart, not 1: does the theme’s own script handle it too?`]),
  ];
}

/** Chooses the first filter. Checks that the list is the same as on the page at the filter's URL. */
async function tryFilter(page: Page): Promise<string[]> {
  const filter = page.locator('a[data-faceted-search-facet][href*="="]').first();
  if ((await filter.count()) === 0) return [];
  const [href, name] = await filter.evaluate((link: HTMLAnchorElement) => [link.href, link.textContent ?? ''] as const);
  const opened = await page.context().newPage();
  await opened.goto(href);
  const wanted = await opened.evaluate(linksOfList);
  await opened.close();
  await filter.evaluate((link: HTMLAnchorElement) => link.click());
  const isShown = await page.waitForFunction(`(${linksOfList})() === ${JSON.stringify(wanted)}`).then(
    () => true,
    () => false,
  );
  if (isShown) return [];
  const label = name.trim().replace(/\s+/g, ' ');
  return [
    `the filter "${label}" does not show the list at its URL ${href}: compare the links in the part "products" of this page and of that URL`,
  ];
}
