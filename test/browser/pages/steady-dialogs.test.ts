import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { type Shop, useShop } from '../../support/driver/use-shop';
import { watchLayout } from '../../support/driver/watch-layout';
import { fillCart, mug } from '../../support/shopping/open-cart';
import { listPage } from '../lists/list-page';

/** Playwright hides scrollbars; on Windows, and on a Mac with a mouse, they take space. */
const classicScrollbars = ['--hide-scrollbars'];

interface Opening {
  readonly what: string;
  readonly path: string;
  /** The path of the request that is slowed down. */
  readonly slow: string;
  readonly dialog: string;
  readonly isCartFull?: boolean;
  press(page: Page): Promise<unknown>;
  readonly content: string;
}

const quickView: Opening = {
  what: 'a quick view',
  path: '/lighting/',
  slow: '/products.php*',
  dialog: '#modal',
  press: (page) =>
    listPage(page)
      .card('Harbour Desk Lamp')
      .getByRole('link', { name: /^Quick view/ })
      .press('Enter'),
  content: '#modal .productView',
};
const preview: Opening = {
  what: 'the preview of the cart',
  path: '/clamp-base/',
  slow: '/cart.php*',
  dialog: '#previewModal',
  press: (page) => page.locator('#form-action-addToCart').press('Enter'),
  content: '#previewModal .previewCart',
};
const line: Opening = {
  what: 'the options of a cart line',
  path: '/cart.php',
  slow: '/remote/v1/configure-options/*',
  dialog: '#cart-item-modal',
  isCartFull: true,
  press: (page) => page.locator('[data-widget="cart-edit"]').first().press('Enter'),
  content: '#cart-item-modal form',
};

const open = async (shop: Shop, { path, isCartFull }: Opening, width: number) => {
  let shifts: () => Promise<string[]> = async () => [];
  const { page } = await shop.open(path, {
    width,
    mounted: false,
    before: async (opened) => {
      shifts = await watchLayout(opened);
      if (isCartFull) await fillCart(opened, shop.url, [mug]);
    },
  });
  return { page, shifts };
};

describe.each([
  ['classic scrollbars', classicScrollbars],
  ['scrollbars over the page', []],
] as const)('a page with %s', (_, omitted) => {
  const shop = useShop({ settings: { privacyCookie: 'We use cookies.' } }, [], omitted);
  /** The horizontal place of everything that a shopper looks at, and the width of the page. */
  const places = (page: Page) =>
    page.evaluate(() => [
      ...[
        ...document.querySelectorAll(
          'header a, header button, main h1, main .card, main input, footer a, .choiceBar *',
        ),
      ]
        .filter((element) => element.checkVisibility() && !element.closest('dialog, [popover]:popover-open'))
        .map((element) => element.getBoundingClientRect().left),
    ]);

  it.each([1280, 375])('does not move sideways when a dialog opens and closes, at %i pixels', async (width) => {
    for (const opening of [quickView, preview]) {
      const { page } = await open(shop, opening, width);
      await page.locator('.choiceBar').waitFor();
      const before = await places(page);
      await opening.press(page);
      await page.locator(opening.content).waitFor();
      expect([opening.what, await places(page)]).toEqual([opening.what, before]);
      await page.locator(`${opening.dialog} [data-reveal-close]`).first().click();
      await page.locator(opening.dialog).waitFor({ state: 'hidden' });
      expect([opening.what, await places(page)]).toEqual([opening.what, before]);
    }
  });

  it('does not move sideways when the menu opens and closes', async () => {
    const { page } = await open(shop, quickView, 375);
    await page.locator('.choiceBar').waitFor();
    const before = await places(page);
    await page.locator('.mobileMenu-toggle').click();
    await page.locator('#menu:popover-open').waitFor();
    await page.waitForFunction(() => document.querySelector('main')?.inert);
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await page.locator('#menu:popover-open').waitFor({ state: 'hidden' });
    expect(await places(page)).toEqual(before);
  });
});

const total = (shifts: readonly string[]) => shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);

/** Opens the dialog with a slow response, and returns what moved. */
async function movedBy(shop: Shop, opening: Opening, width: number) {
  const { page, shifts } = await open(shop, opening, width);
  shop.server.world.faults.add({ kind: 'slow', ms: 1500, path: opening.slow });
  await opening.press(page);
  await page.locator(`${opening.dialog}[open][aria-busy]`).waitFor();
  await page.locator(opening.content).waitFor();
  await page.waitForTimeout(300);
  return shifts();
}

describe('a dialog whose content comes late', () => {
  const shop = useShop();

  it.each([quickView, preview, line])('$what moves nothing', async (opening) => {
    for (const width of [1280, 375]) {
      const moved = await movedBy(shop, opening, width);
      expect({ width, moved, isSteady: total(moved) < 0.01 }).toEqual({
        width,
        moved: expect.anything(),
        isSteady: true,
      });
    }
  });
});

describe('a dialog whose content comes late, in an adopted theme', () => {
  const theme = adoptedTheme();
  afterAll(() => rmSync(theme, { recursive: true }));
  const shop = useShop({ theme, settings: { csp: false } });

  it('moves nothing', async () => {
    const opening = {
      ...preview,
      dialog: '[data-widget="cart-preview"]',
      content: '[data-widget="cart-preview"] .button--primary >> nth=0',
    };
    const moved = await movedBy(shop, opening, 1280);
    expect({ moved, isSteady: total(moved) < 0.01 }).toEqual({ moved: expect.anything(), isSteady: true });
  });
});
