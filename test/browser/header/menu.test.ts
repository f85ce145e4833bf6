import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { focusedText } from '../../support/driver/focused-text';
import { holdTime, passTime } from '../../support/driver/hold-time';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';

const shop = useShop();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const entry = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** The open entries of the first level. */
const open = (page: Page): Promise<(string | null)[]> =>
  menu(page).evaluate((nav) =>
    [...nav.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent?.trim() ?? null),
  );

/** Whether the page behind the drawer is inert. */
const isInert = (page: Page): Promise<boolean> => page.locator('main').evaluate((main) => (main as HTMLElement).inert);

/** Waits until exactly these entries of the first level are open. */
const untilOpen = (page: Page, ...names: string[]) =>
  page.waitForFunction((wanted) => {
    const summaries = document.querySelectorAll('#menu details[open] > summary');
    return [...summaries].map(({ textContent }) => textContent?.trim()).join() === wanted;
  }, names.join());

/** Moves the mouse to a place where nothing opens. */
const away = (page: Page) => page.mouse.move(600, 700);

describe('the menu on a wide screen', () => {
  it('opens a panel after 100 ms of hover, closes it after 100 ms, and keeps a clicked one open', async () => {
    const { page } = await shop.open('/furniture/', { mounted: false, before: holdTime });
    await entry(page, 'Lighting').hover();
    await untilMounted(page, '[data-widget="menu"]');
    await away(page);
    await passTime(page, 1_000);
    await untilOpen(page);

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
});

describe('the menu without JavaScript', () => {
  it('is a row of disclosures in the theme’s columns on a wide screen, and a drawer on a narrow one', async () => {
    shop.server.world.settings.themeSettings = { linksPerCol: 4 };
    const { page } = await shop.open('/furniture/', { javaScript: false });
    await entry(page, 'Lighting').click();
    expect(await link(page, 'Desk lamps').isVisible()).toBe(true);
    await entry(page, 'Workshop').click();
    expect(await link(page, 'Desk lamps').isVisible()).toBe(false);
    expect(await link(page, 'Hand tools').isVisible()).toBe(true);
    expect(await columnsOf(page)).toEqual([0, 0, 0, 0, 20, 20, 20, 20, 40, 40, 40]);
    await link(page, 'Hand tools').first().click();
    await page.waitForURL('**/workshop/hand-tools/');

    await page.setViewportSize({ width: 375, height: 900 });
    expect(await menu(page).isVisible()).toBe(false);
    await opener(page).click();
    await entry(page, 'Lighting').click();
    await link(page, 'Desk lamps').click();
    await page.waitForURL('**/lighting/desk-lamps/');
  });
});

/** Fills the open panel up to eleven links, and returns their left edges in percent of its width. */
const columnsOf = (page: Page): Promise<number[]> =>
  menu(page).evaluate((nav) => {
    const list = nav.querySelector<HTMLElement>('details[open] .navPage-subMenu-list')!;
    for (let copies = 0; copies < 7; copies += 1) list.append(list.children[1]!.cloneNode(true));
    const { paddingLeft, paddingRight } = getComputedStyle(list);
    const width = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const lefts = [...list.children].map(
      (item) => (item.getBoundingClientRect().left - parseFloat(paddingLeft)) / width,
    );
    return lefts.map((left) => Math.abs(Math.round(left * 100)));
  });

describe('the menu on a wide touch screen', () => {
  it('opens and closes at a tap, one panel at a time', async () => {
    const { page } = await shop.open('/furniture/', { touch: true, mounted: false, before: holdTime });
    await entry(page, 'Lighting').tap();
    await link(page, 'Desk lamps').waitFor();
    await untilMounted(page, '[data-widget="menu"]');
    // An emulated mouse would have opened and closed it by now.
    await passTime(page, 1_000);
    expect(await open(page)).toEqual(['Lighting']);
    await entry(page, 'Workshop').tap();
    await untilOpen(page, 'Workshop');
    await page.touchscreen.tap(640, 800);
    await untilOpen(page);
  });
});

describe('the menu on a narrow screen', () => {
  const isDrawerOpen = (page: Page) => page.locator('#menu').evaluate((nav) => nav.matches(':popover-open'));
  /** Waits until the drawer is closed, and the page behind it is not inert. */
  const untilDrawerClosed = (page: Page) =>
    page.waitForFunction(() => !document.querySelector('#menu:popover-open, [inert]'));

  it('is a drawer over an inert page; Escape, button, outside press and wide screen close it', async () => {
    const { page } = await shop.open('/furniture/', { width: 320, height: 760, touch: true, mounted: false });
    await opener(page).tap();
    await untilMounted(page, '[data-widget="menu"]');
    for (const [width, close] of [
      [320, () => page.getByRole('button', { name: 'Close menu' }).tap()],
      [375, () => page.touchscreen.tap(365, 500)],
      [800, () => page.keyboard.press('Escape')],
    ] as const) {
      await page.setViewportSize({ width, height: 760 });
      const state = {
        width,
        isDrawerOpen: await isDrawerOpen(page),
        isInert: await isInert(page),
        focus: await focusedText(page),
      };
      expect(state).toEqual({ width, isDrawerOpen: true, isInert: true, focus: 'Close menu' });
      await entry(page, 'Lighting').tap();
      await link(page, 'Desk lamps').waitFor();
      await entry(page, 'Lighting').tap();
      await link(page, 'Desk lamps').waitFor({ state: 'hidden' });
      await close();
      await untilDrawerClosed(page);
      await opener(page).tap();
    }
    await page.keyboard.press('Escape');
    await untilDrawerClosed(page);
    expect(await focusedText(page)).toBe('Menu');

    await opener(page).tap();
    await page.setViewportSize({ width: 801, height: 760 });
    await untilDrawerClosed(page);
    expect(await menu(page).isVisible()).toBe(true);
  });
});
