import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findOverlaid } from '../../support/driver/find-overlaid';
import { findViolations } from '../../support/driver/find-violations';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { findBesideAt } from '../../support/states/find-beside';
import { findCutTexts } from '../../support/states/find-cut-texts';

const open = useVisits(useShop());
const pages = [
  ['/', 'the home page'],
  ['/harbour-desk-lamp/', 'a product'],
  ['/login.php?action=create_account', 'a form'],
] as const;
const named = pages.map(([path, name]) => [name, path] as const);
const fileOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Adds a style sheet above the theme's, like a shopper's own. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Controls without a visible edge: neither they nor their parent have a border, and their text is not underlined. */
const findEdgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isEdged = (element: Element | null): boolean => {
      if (!element) return false;
      const style = getComputedStyle(element);
      const borders = [style.borderTopStyle, style.borderBottomStyle, style.borderLeftStyle, style.borderRightStyle];
      return borders.some((border) => border !== 'none') || style.textDecorationLine.includes('underline');
    };
    return [...document.querySelectorAll('.button, input:not([type="hidden"]), select, textarea')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 2)
      .filter((one) => !one.matches('[type="checkbox"], [type="radio"], [type="file"], .button--icon'))
      .filter((one) => !isEdged(one) && !isEdged(one.parentElement) && !isEdged(one.firstElementChild))
      .map((one) => one.outerHTML.slice(0, 120));
  });

/** Presses Tab so many times, and collects the focused elements without a visible focus. */
async function findUnseenFocus(page: Page, presses: number): Promise<string[]> {
  const unseen: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return null;
      const shows = (element: Element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/^rgba\(.*, 0\)$/.test(outlineColor);
      };
      // The label of a hidden field, the box around a field or the card around a link may show the focus.
      const around = [
        one,
        one.closest('.card'),
        one.parentElement,
        one.nextElementSibling,
        ...((one as HTMLInputElement).labels ?? []),
      ];
      return around.some((element) => element && shows(element)) ? null : one.outerHTML.slice(0, 120);
    });
    if (found) unseen.push(found);
  }
  return unseen;
}

/** The heights of the items at the header's end, if they differ. */
const findUneven = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('.navUser-item')].filter((item) => item.checkVisibility());
    const heights = new Set(items.map((item) => `${item.getBoundingClientRect().height} pixels`));
    return heights.size > 1 ? [...heights] : [];
  });

/** Opens a page without a preference of the shopper. */
async function openPlain(path: string): Promise<Page> {
  const before = (page: Page) => page.emulateMedia({ contrast: null, colorScheme: null, forcedColors: null });
  return (await open(path, { mounted: false, before })).page;
}

describe('with a shopper’s own display settings', () => {
  it.each(named)('%s has enough contrast with the preferences “more contrast” and “dark”', async (_name, path) => {
    const page = await openPlain(path);
    const found: Record<string, string[]> = {};
    for (const preference of [{ contrast: 'more' }, { colorScheme: 'dark' }] as const) {
      await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light', ...preference });
      await takeScreenshot(page, `${fileOf(path)}-${Object.values(preference).join()}`);
      found[Object.values(preference).join()] = await findViolations(page, 'html', { only: ['color-contrast'] });
    }
    expect(found).toEqual({ more: [], dark: [] });
  });

  it.each(named)('%s has an edge around each control with forced colours', async (_name, path) => {
    const page = await openPlain(path);
    await page.emulateMedia({ forcedColors: 'active' });
    await takeScreenshot(page, `${fileOf(path)}-forced`);
    expect(await findEdgeless(page)).toEqual([]);
  });

  it.each(named)('%s shows the focus, also with forced colours', async (_name, path) => {
    const page = await openPlain(path);
    expect(await findUnseenFocus(page, 25)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await findUnseenFocus(page, 10)).toEqual([]);
  });

  it.each(named)('%s cuts off no text with wide spaces between letters, words and lines', async (_name, path) => {
    const page = await openPlain(path);
    // The values of WCAG 2.2, 1.4.12.
    await addStyles(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    await takeScreenshot(page, `${fileOf(path)}-spaced`);
    const wide = await findCutTexts(page);
    expect([...wide, ...(await findBesideAt(page, 320)), ...(await findCutTexts(page))]).toEqual([]);
  });

  it.each(named)(
    '%s cuts off no text and overlaps no part of the header, with text twice as large',
    async (_name, path) => {
      const page = await openPlain(path);
      await addStyles(page, 'html { font-size: 200% }');
      const found: Record<number, string[]> = {};
      for (const width of [1280, 1024, 801, 375]) {
        const beside = await findBesideAt(page, width);
        await takeScreenshot(page, `${fileOf(path)}-large-${width}`);
        const uneven = await findUneven(page);
        found[width] = [...beside, ...uneven, ...(await findCutTexts(page)), ...(await findOverlaid(page, '.header'))];
      }
      expect(found).toEqual({ 1280: [], 1024: [], 801: [], 375: [] });
    },
  );
});
