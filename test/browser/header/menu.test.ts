import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { focusedText } from '../driver/focused-text';
import { holdTime, passTime } from '../driver/hold-time';
import { untilMounted } from '../driver/until-mounted';
import { useShop } from '../driver/use-shop';

const shop = useShop();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const entry = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** What is open of the first level. */
const open = (page: Page): Promise<(string | null)[]> =>
  menu(page).evaluate((nav) =>
    [...nav.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent?.trim() ?? null),
  );

/** Whether the page behind is out of reach. */
const isInert = (page: Page): Promise<boolean> => page.locator('main').evaluate((main) => (main as HTMLElement).inert);

/** Waits until these, and no others, are open of the first level. */
const untilOpen = (page: Page, ...names: string[]) =>
  page.waitForFunction((wanted) => {
    const summaries = document.querySelectorAll('#menu details[open] > summary');
    return [...summaries].map(({ textContent }) => textContent?.trim()).join() === wanted;
  }, names.join());

/** Where nothing opens. */
const away = (page: Page) => page.mouse.move(600, 700);

/** Brings the menu's code, as the first touch does. */
async function wake(page: Page, touched: Locator): Promise<void> {
  await touched.hover();
  await untilMounted(page, '[data-widget="menu"]');
  await away(page);
  await untilOpen(page);
}

describe('the menu on a wide screen', () => {
  const openShop = async () => {
    const { page } = await shop.open('/furniture/', { mounted: false });
    return page;
  };

  /** Opens the shop with its time held, and wakes the menu. */
  const openHeld = async () => {
    const { page } = await shop.open('/furniture/', { mounted: false, before: holdTime });
    await entry(page, 'Lighting').hover();
    await untilMounted(page, '[data-widget="menu"]');
    await away(page);
    await passTime(page, 1_000);
    await untilOpen(page);
    return page;
  };

  it('closes a panel that a mouse has opened when the focus comes to the search field', async () => {
    const page = await openShop();
    await entry(page, 'Lighting').hover();
    await untilOpen(page, 'Lighting');
    await page.getByRole('searchbox', { name: 'Search the store' }).focus();
    await untilOpen(page);
  });

  it('opens a panel under a mouse that has rested for 100 ms, and closes it when the mouse has been gone as long', async () => {
    const page = await openHeld();
    await entry(page, 'Lighting').hover();
    await passTime(page, 99);
    expect(await open(page)).toEqual([]);
    await passTime(page, 1);
    await untilOpen(page, 'Lighting');
    await entry(page, 'Workshop').hover();
    await passTime(page, 100);
    await untilOpen(page, 'Workshop');
    await link(page, 'Hand tools').hover();
    await passTime(page, 1000);
    expect(await open(page)).toEqual(['Workshop']);
    await away(page);
    await passTime(page, 99);
    expect(await open(page)).toEqual(['Workshop']);
    await passTime(page, 1);
    await untilOpen(page);
  });

  it('opens at the very first hover, as soon as the code is there', async () => {
    const page = await openShop();
    await entry(page, 'Workshop').hover();
    await link(page, 'Hand tools').waitFor({ state: 'visible' });
  });

  it('keeps a panel that is clicked until the next click', async () => {
    const page = await openHeld();
    await entry(page, 'Lighting').hover();
    await passTime(page, 100);
    await untilOpen(page, 'Lighting');
    await entry(page, 'Lighting').click();
    await away(page);
    await passTime(page, 1_000);
    expect(await open(page)).toEqual(['Lighting']);
    await entry(page, 'Lighting').click();
    await untilOpen(page);
  });

  it('is gone through by keys alone', async () => {
    const page = await openShop();
    await entry(page, 'Lighting').focus();
    await untilMounted(page, '[data-widget="menu"]');
    await page.keyboard.press('Enter');
    expect(await open(page)).toEqual(['Lighting']);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('All Lighting');
    await page.keyboard.press('Escape');
    await untilOpen(page);
    expect(await focusedText(page)).toBe('Lighting');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect([await open(page), await focusedText(page)]).toEqual([['Workshop'], 'Hand tools']);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/workshop/hand-tools/');
  });

  it('closes when the focus or a press goes elsewhere', async () => {
    const page = await openShop();
    await wake(page, entry(page, 'Lighting'));
    await entry(page, 'Kitchen').focus();
    await page.keyboard.press('Space');
    expect(await open(page)).toEqual(['Kitchen & table']);
    // Two links are in the panel; the next stop is the entry beside it.
    for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
    await untilOpen(page);
    expect(await focusedText(page)).toBe('Workshop');
    await page.keyboard.press('Enter');
    await untilOpen(page, 'Workshop');
    await page.mouse.click(640, 800);
    await untilOpen(page);
  });

  it('has columns of as many links as the theme says, a fifth of the menu wide', async () => {
    shop.server.world.settings.themeSettings = { linksPerCol: 4 };
    const page = await openShop();
    await entry(page, 'Workshop').click();
    const columns = await menu(page).evaluate((nav) => {
      const list = nav.querySelector<HTMLElement>('details[open] .navPage-subMenu-list')!;
      for (let copies = 0; copies < 7; copies += 1) list.append(list.children[1]!.cloneNode(true));
      const { paddingLeft, paddingRight } = getComputedStyle(list);
      const width = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const lefts = [...list.children].map(
        (item) => (item.getBoundingClientRect().left - parseFloat(paddingLeft)) / width,
      );
      return lefts.map((left) => Math.abs(Math.round(left * 100)));
    });
    expect(columns).toEqual([0, 0, 0, 0, 20, 20, 20, 20, 40, 40, 40]);
  });

  it('is a row of disclosures without JavaScript', async () => {
    const { page } = await shop.open('/furniture/', { javaScript: false });
    await entry(page, 'Lighting').click();
    expect(await link(page, 'Desk lamps').isVisible()).toBe(true);
    await entry(page, 'Workshop').click();
    expect([await link(page, 'Desk lamps').isVisible(), await link(page, 'Hand tools').isVisible()]).toEqual([
      false,
      true,
    ]);
    await link(page, 'Hand tools').click();
    await page.waitForURL('**/workshop/hand-tools/');
  });
});

describe('the menu on a wide screen that is touched', () => {
  it('opens and closes at a tap, one panel at a time', async () => {
    const { page } = await shop.open('/furniture/', { touch: true, mounted: false, before: holdTime });
    await entry(page, 'Lighting').tap();
    await link(page, 'Desk lamps').waitFor();
    await untilMounted(page, '[data-widget="menu"]');
    // As a mouse that came and went would have opened and closed it.
    await passTime(page, 1_000);
    expect(await open(page)).toEqual(['Lighting']);
    await entry(page, 'Workshop').tap();
    await untilOpen(page, 'Workshop');
    await page.touchscreen.tap(640, 800);
    await untilOpen(page);
  });
});

describe('the menu on a narrow screen', () => {
  const openDrawer = async (width = 375) => {
    const { page } = await shop.open('/furniture/', { width, height: 760, touch: true, mounted: false });
    await opener(page).tap();
    await untilMounted(page, '[data-widget="menu"]');
    return page;
  };
  const isOut = (page: Page) => page.locator('#menu').evaluate((nav) => nav.matches(':popover-open'));
  /** Waits until the drawer is in again, and the page behind is in reach. */
  const untilIn = (page: Page) => page.waitForFunction(() => !document.querySelector('#menu:popover-open, [inert]'));

  it.each([320, 375, 800])('is a drawer over an inert page at %i pixels, with sub-menus in place', async (width) => {
    const page = await openDrawer(width);
    expect(await focusedText(page)).toBe('Close menu');
    expect(await isInert(page)).toBe(true);
    await entry(page, 'Lighting').tap();
    await link(page, 'Desk lamps').waitFor();
    await link(page, 'Desk lamps').tap();
    await page.waitForURL('**/lighting/desk-lamps/');
  });

  it('keeps the focus inside', async () => {
    const page = await openDrawer();
    const stops = new Set<boolean>();
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      // Where the browser's own controls have their turn the focus is nowhere on the page.
      stops.add(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('#menu') !== null,
        ),
      );
    }
    expect([...stops]).toEqual([true]);
  });

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close menu' }).tap()],
    ['a tap beside it', (page: Page) => page.touchscreen.tap(365, 500)],
  ])('closes at %s, and the page is as before', async (_, close) => {
    const page = await openDrawer();
    await close(page);
    await untilIn(page);
    await opener(page).tap();
    expect(await isOut(page)).toBe(true);
  });

  it('gives the focus back to its button', async () => {
    const page = await openDrawer();
    await page.keyboard.press('Escape');
    await untilIn(page);
    expect(await focusedText(page)).toBe('Menu');
  });

  it('closes when the screen becomes wide', async () => {
    const page = await openDrawer();
    await page.setViewportSize({ width: 801, height: 760 });
    await untilIn(page);
    expect(await menu(page).isVisible()).toBe(true);
  });

  it('closes when the cart preview opens', async () => {
    const { page } = await shop.open('/stacking-tumblers/', { width: 375, height: 760, touch: true });
    await opener(page).tap();
    await untilMounted(page, '[data-widget="menu"]');
    await page.evaluate(async () => {
      void (await window.storefrontWidgets?.actions)?.showCart();
    });
    await page.locator('#previewModal[open]').waitFor();
    await untilIn(page);
  });

  it('is a drawer without JavaScript', async () => {
    const { page } = await shop.open('/furniture/', { width: 375, javaScript: false });
    expect(await menu(page).isVisible()).toBe(false);
    await opener(page).click();
    await entry(page, 'Lighting').click();
    await link(page, 'Desk lamps').click();
    await page.waitForURL('**/lighting/desk-lamps/');
  });
});
