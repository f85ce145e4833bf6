import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { adoptedTheme } from '../../support/driver/adopted-theme';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { withOwnWidgets } from '../../support/own-widgets/own-widgets-theme';
import { writeOwn } from '../../theme/own/write-own';

const stool = '/milking-stool/';
const ours = withOwnWidgets('theme-templates');
const fork = withOwnWidgets(adoptedTheme({}, ['product', '--hosted']));
let chunk = '';
beforeAll(async () => {
  const { chunks } = await writeOwn(ours);
  chunk = join(ours, 'assets/own-widgets', chunks[0]!.file);
  await writeOwn(fork);
});
afterAll(() => [ours, fork].forEach((folder) => rmSync(folder, { recursive: true })));

const slot = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`);
const guide = (page: Page) => slot(page, 'acme-size-guide');
const configurator = (page: Page) => slot(page, 'acme-configurator');
const walnut = (page: Page) => configurator(page).locator('[data-part=choice]', { hasText: 'Walnut' });

/** Delays the file of the theme's own widgets until it is let go. */
const holdOwn = () => {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  const before = (page: Page) =>
    page.route('**/own-widgets/*.js', async (route) => {
      await isHeld;
      await route.continue();
    });
  return { before, release };
};

/** Changes the version that the chunk says it was built for, and builds the tag for the new bytes. */
async function withVersion(version: string, run: () => Promise<void>): Promise<void> {
  const text = readFileSync(chunk, 'utf8');
  const layout = join(ours, 'templates/layout/base.html');
  const tag = readFileSync(layout, 'utf8');
  const changed = text.replace(/"\d+\.\d+\.\d+"/, JSON.stringify(version));
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(changed))).toString('base64');
  writeFileSync(chunk, changed);
  writeFileSync(layout, tag.replace(/#sha256-[\w+/=]+/, `#sha256-${hash}`));
  try {
    await run();
  } finally {
    writeFileSync(chunk, text);
    writeFileSync(layout, tag);
  }
}

describe('a theme’s own widgets', () => {
  const shop = useShop({ theme: ours });

  it('change the product’s choice and price with the React and the store of the bundle', async () => {
    const { page } = await shop.open(stool);
    const [before] = await configurator(page).locator('[data-part=price]').allTextContents();
    const response = page.waitForResponse((one) => one.url().includes('/product-attributes/'));
    await walnut(page).click();
    await response;
    const price = page.locator('[data-widget=product-price] [data-part=without-tax-amount]').first();
    await until('both show the new price', async () => {
      const [shown] = await configurator(page).locator('[data-part=price]').allTextContents();
      return shown !== before && shown === (await price.textContent())?.trim();
    });
    const runtimes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /runtime\.js|react/.test(name))
        .map(({ name }) => name),
    );
    expect(new Set(runtimes).size).toBe(1);
  });

  it('open a dialog by keyboard, and get the focus back', async () => {
    const { page } = await shop.open(stool);
    await guide(page).locator('[data-part=open]').focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open] [data-part=close]').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-part'))).toBe('open');
  });

  it('get a press from before their code, once', async () => {
    const { before, release } = holdOwn();
    const { page } = await shop.open(stool, { before, mounted: false });
    const open = guide(page).locator('[data-part=open]');
    await page.locator('[data-widget="add-to-cart"][data-widget-status="mounted"]').waitFor();
    await open.click();
    await until('it is busy', async () => (await open.getAttribute('aria-busy')) === 'true');
    release();
    await page.locator('dialog[open] [data-part=close]').waitFor();
    expect(await open.getAttribute('aria-busy')).toBeNull();
  });

  it('keep their markup when the file is gone, and the shop sells', async () => {
    const { page, trouble } = await shop.open(stool, {
      before: (one) => one.route('**/own-widgets/*.js', (route) => route.fulfill({ status: 404 })),
      mounted: false,
    });
    trouble.expect(/own-widgets.*(404|failed)|404/);
    await until(
      'they have failed',
      async () => (await configurator(page).getAttribute('data-widget-status')) === 'failed',
    );
    await page.locator('[data-widget="add-to-cart"][data-widget-status="mounted"]').waitFor();
    expect(await configurator(page).locator('[data-part=choice]').count()).toBeGreaterThan(1);
  });

  it('can be switched off by name', async () => {
    const { page } = await shop.open(stool, {
      before: (one) =>
        one.addInitScript(() =>
          new MutationObserver(() => {
            document
              .querySelector<HTMLElement>('[data-page-context]')
              ?.setAttribute('data-widgets-off', 'acme-size-guide');
          }).observe(document, { childList: true, subtree: true }),
        ),
      mounted: false,
    });
    await guide(page).locator('[data-part=open]').click();
    await until('it is off', async () => (await guide(page).getAttribute('data-widget-status')) === 'failed');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('run unchanged on another minor of the bundle, and say one sentence on another major', async () => {
    await withVersion('1.9.0', async () => {
      const { page } = await shop.open(stool);
      expect(await configurator(page).getAttribute('data-widget-status')).toBe('mounted');
    });
    await withVersion('2.0.0', async () => {
      const { page, trouble } = await shop.open(stool, { mounted: false });
      trouble.expect(/own widgets "acme" do nothing: built for widgets 2\.0\.0, and this page runs widgets 1\./);
      await until(
        'they have failed',
        async () => (await configurator(page).getAttribute('data-widget-status')) === 'failed',
      );
      expect(trouble.expected().filter((complaint) => complaint.startsWith('widgets:error'))).toHaveLength(1);
    });
  });
});

describe('own widgets in an adopted fork that hosts the bundle', () => {
  const shop = useShop({ theme: fork, settings: { csp: false } });

  it('choose an option of the product, and open their dialog', async () => {
    const { page } = await shop.open('/enamel-mug/');
    const response = page.waitForResponse((one) => one.url().includes('/product-attributes/'));
    await configurator(page).locator('[data-part=choice]', { hasText: 'Coal' }).click();
    expect((await response).ok()).toBe(true);
    const chosen = page.locator('[data-widget=product-options] input:checked, input[type=radio]:checked');
    expect(await chosen.first().inputValue()).toBe(
      await configurator(page).locator('[data-part=choice]', { hasText: 'Coal' }).getAttribute('value'),
    );
    await guide(page).locator('[data-part=open]').click();
    await page.locator('dialog[open] [data-part=close]').waitFor();
  });
});
