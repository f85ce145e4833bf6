import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { InspectedSlot } from '../../shop/inspector/inspected-slot';
import { newestBuild } from '../../shop/render/newest-build';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { findViolations } from '../../support/driver/find-violations';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

const bare = { isBare: true };
const product = '/beeswax-candles/?widgets=inspect';

const entry = (page: Page, widget: string) =>
  page.locator('#slots .slot', { has: page.locator('strong', { hasText: new RegExp(`^${widget}$`) }) }).first();

/** Opens the facts of a slot, if they are closed. */
async function openEntry(page: Page, widget: string): Promise<void> {
  const slot = entry(page, widget);
  if ((await slot.getAttribute('aria-expanded')) === 'false') await slot.click();
}

/** Waits until the inspector has read the page and has the checker's result. */
async function untilRead(page: Page, widget = 'quantity', status = 'mounted'): Promise<void> {
  await entry(page, widget).locator(`.status.${status}`).waitFor();
  await page.locator('#checked[data-state="done"]').waitFor({ state: 'attached', timeout: 30_000 });
}

const inspect = (page: Page) =>
  page.evaluate(() => {
    const { storefrontWidgets } = window as unknown as { storefrontWidgets: { inspect(): { slots: InspectedSlot[] } } };
    return storefrontWidgets.inspect().slots;
  });

describe('the inspector', () => {
  const shop = useShop();
  const open = useVisits(shop);
  let page: Page;

  // Each load starts a process that checks the whole theme.
  beforeAll(async () => {
    ({ page } = await open(product, bare));
    await untilRead(page);
  });

  it('covers no control, and does not change the page', async () => {
    const tops = await page.evaluate(() => {
      const frame = document.querySelector('iframe')!;
      const controls = [...frame.contentDocument!.querySelectorAll('a, button, input, select')];
      return controls
        .map((control) => control.getBoundingClientRect())
        .filter(
          ({ width, top, left }) =>
            width > 0 && top >= 0 && left >= 0 && top < frame.clientHeight && left < frame.clientWidth,
        )
        .map(({ left, top }) => document.elementFromPoint(left + 1, top + 1)?.localName);
    });
    expect(tops.length).toBeGreaterThan(5);
    expect(new Set(tops)).toEqual(new Set(['iframe']));
    const frame = page.frameLocator('iframe');
    const before = Number(await frame.locator('[data-widget="quantity"] input').inputValue());
    await frame.locator('[data-widget="quantity"] [data-part="increase"]').click();
    expect(Number(await frame.locator('[data-widget="quantity"] input').inputValue())).toBe(before + 1);
    expect(await page.locator('#under').textContent()).toBe('quantity, mounted');
  });

  it('can be used by keyboard', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('strong')?.textContent);
    const names = await page.locator('#slots strong').allTextContents();
    await page.locator('#slots .slot').first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(names[1]);
    await page.keyboard.press('Enter');
    await page.locator('#slots dl').waitFor();
    expect(await focused()).toBe(names[1]);
    await page.keyboard.press('Escape');
    await page.locator('#slots dl').waitFor({ state: 'detached' });
    await page.keyboard.press('End');
    expect(await focused()).toBe(names.at(-1));
  });

  it('shows the status, the template, the parts and the mounting time of each slot', async () => {
    const slots = await inspect(page);
    expect(slots.length).toBeGreaterThan(10);
    expect(slots.find(({ widget }) => widget === 'quantity')).toMatchObject({
      status: 'mounted',
      moment: 'idle',
      template: expect.stringMatching(/^templates\/components\/widgets\/quantity\.html:\d+$/),
      mountedAt: expect.any(Number),
      tookMs: expect.any(Number),
      parts: { decrease: 1, input: 1, increase: 1, error: 1 },
      findings: [],
    });
    await openEntry(page, 'quantity');
    const facts = page.locator('#slots dl');
    expect(await facts.textContent()).toMatch(/Template.*quantity\.html:\d+.*Momentidle.*Parts found.*increase/);
  });

  it('is not in the built files', () => {
    const folder = join('dist', newestBuild('dist')?.version ?? '');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    expect(
      scripts.filter((name) => /widgetsRecord|template-place/.test(readFileSync(join(folder, name), 'utf8'))),
    ).toEqual([]);
  });

  it('has no accessibility violations', async () => {
    await openEntry(page, 'quantity');
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findViolations(page)).toEqual([]);
      await takeScreenshot(page, `inspector-${width}`);
    }
  });
});

describe('the inspector over an adopted theme', () => {
  const theme = adoptedTheme({
    'templates/components/products/bulk-discount-rates.html': '',
    'templates/components/common/cart-link.html':
      '<a href="{{urls.cart}}" data-cart-preview>Basket <span class="cart-quantity"></span></a>\n<div data-widget="quantity" data-widget-when="now" data-digits-only="No.">\n</div>\n',
  });
  const shop = useShop({ theme, settings: { csp: false } });
  afterAll(() => rmSync(theme, { recursive: true, force: true }));

  it('shows the template of the theme’s own markup, and its errors', async () => {
    const { page, trouble } = await shop.open(product, bare);
    trouble.expect(/quantity: part "\w+" is missing/);
    await untilRead(page, 'quantity', 'failed');
    const [wrong, right] = (await inspect(page)).filter(({ widget }) => widget === 'quantity');
    expect(right).toMatchObject({
      status: 'mounted',
      template: expect.stringMatching(/^templates\/components\/products\/product-view\.html:\d+$/),
    });
    expect(wrong).toMatchObject({ status: 'failed', template: 'templates/components/common/cart-link.html:2' });
    const missing = wrong?.findings.filter(({ sentence }) => sentence.startsWith('quantity: part "input" is missing'));
    expect(missing).toEqual([expect.objectContaining({ rule: 'missing-part', line: 2, hint: expect.any(String) })]);
    await page.getByLabel('Only slots with errors').check();
    await entry(page, 'quantity').click();
    await takeScreenshot(page, 'inspector-adopted-1280');
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    await takeScreenshot(page, 'inspector-adopted-375');
  });
});
