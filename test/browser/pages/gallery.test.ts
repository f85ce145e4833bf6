import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { findViolations } from '../../support/driver/find-violations';
import { takeScreenshot } from '../../support/driver/take-screenshot';
import { useShop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';
import { groupNames } from '../../theme/contracts/load-widgets';

const bare = { isBare: true };

/** The first slot of a widget in its example. */
const slotOf = (page: Page, widget: string) => page.locator(`#gallery-example [data-widget="${widget}"]`).first();

describe('the gallery', () => {
  const shop = useShop();
  const open = useVisits(shop);

  it('mounts a widget of each group, in the layout of the theme', async () => {
    const { page } = await shop.open('/widgets', bare);
    const first = await page
      .locator('main section')
      .evaluateAll((sections) => sections.map((section) => section.querySelector('strong')?.textContent ?? ''));
    expect(first.length).toBe(groupNames().length);
    // The widget of B2B Edition sends requests to other servers.
    for (const widget of first.filter((name) => name !== 'business-buyers')) {
      await page.goto(`${shop.url}/widgets/${widget}/1/alone`);
      await page
        .locator(`#gallery-example [data-widget="${widget}"]:is([data-widget-status="mounted"])`)
        .first()
        .waitFor({
          state: 'attached',
        });
    }
  });

  it.each([
    ['no-code', null, '1'],
    ['waiting', 'waiting', '2'],
    ['mounted', 'mounted', '2'],
    ['failed', 'failed', '2'],
  ] as const)('has a URL for the state %s', async (state, status, stepped) => {
    const { page } = await open(`/widgets/quantity/1/alone?state=${state}`, { mounted: false });
    await page.waitForFunction(
      (expected) =>
        document.querySelector('#gallery-example [data-widget]')?.getAttribute('data-widget-status') === expected,
      status,
    );
    // A waiting slot mounts at the first interaction. In a failed slot the loader handles the buttons.
    await page.locator('[data-part="increase"]').click();
    if (state === 'waiting') await page.locator('#gallery-example [data-widget-status="mounted"]').waitFor();
    else expect(await slotOf(page, 'quantity').getAttribute('data-widget-status')).toBe(status);
    expect(await page.locator('#gallery-example input').inputValue()).toBe(stepped);
  });

  it('shows the status and the events of a widget, and renders it with other parameters', async () => {
    const { page } = await shop.open('/widgets/quantity/1', bare);
    const frame = page.frameLocator('iframe');
    await page.locator('#status', { hasText: 'mounted' }).waitFor();
    await frame.locator('[data-part="increase"]').click();
    await page.locator('#events', { hasText: 'widgets:quantity-changed' }).waitFor();
    await page.getByLabel('max_quantity', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Render' }).click();
    expect(new URL(page.url()).searchParams.get('p_max_quantity')).toBe('3');
    expect(await page.locator('#handlebars').textContent()).toContain('max_quantity=3');
    expect(await page.locator('#html').textContent()).toContain('data-max-quantity="3"');
    expect(await frame.locator('[data-widget="quantity"]').getAttribute('data-max-quantity')).toBe('3');
  });

  it.each([
    ['index', '/widgets'],
    ['quantity', '/widgets/quantity/1'],
    ['manual', '/widgets/manual/WIDGETS'],
  ])('has no accessibility violations on its page %s', async (name, path) => {
    const { page } = await shop.open(path, bare);
    if (name === 'quantity') await page.locator('#status', { hasText: 'mounted' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    // The manual is longer than a screenshot can be.
    if (name !== 'manual') await takeScreenshot(page, `gallery-${name}-1280`);
    await page.setViewportSize({ width: 375, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await findViolations(page)).toEqual([]);
    if (name !== 'manual') await takeScreenshot(page, `gallery-${name}-375`);
  });
});

describe('the gallery over an adopted theme', () => {
  const theme = adoptedTheme();
  const shop = useShop({ theme, settings: { csp: false } });
  afterAll(() => rmSync(theme, { recursive: true, force: true }));

  it.each(['quantity', 'product-options', 'tabs'])('mounts %s, from its partial or from ours', async (widget) => {
    const { page } = await shop.open(`/widgets/${widget}/1/alone`);
    await slotOf(page, widget).waitFor({ state: 'attached' });
    await page.locator(`#gallery-example [data-widget="${widget}"][data-widget-status="mounted"]`).first().waitFor();
    expect(await page.locator('#gallery-example').textContent()).not.toContain('widgets.');
  });
});
