import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '../../support/driver/until';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';
import { authorTheme } from '../../support/themes/author-theme';
import { bundleToHost, folderOf } from '../../tools/adopt/hosted/bundle-to-host';
import { exchangeBundle } from '../../tools/adopt/hosted/exchange-bundle';
import { isLastAnUpdate, undo, writeChanges } from '../../tools/adopt/journal';
import { writeTwoReleases } from './two-releases';

const lamp = '/harbour-desk-lamp/';
/** A product without options: the fork has the template of one kind of option only, and the shop requires options. */
const hammer = '/claw-hammer/';
/** The host of the assets: the platform uses another host than the shop's. */
const cdn = 'http://cdn.test';

const own = mkdtempSync(join(tmpdir(), 'hosted-own-'));
cpSync('theme-templates', own, { recursive: true });
const fork = authorTheme();
const dist = mkdtempSync(join(tmpdir(), 'hosted-releases-'));
const { scripts, hash } = writeTwoReleases(dist);
for (const [version, files] of Object.entries(scripts)) {
  const listed = [...files.keys()].map((file) => ({ file, integrity: hash(version as '1.0.0', file) }));
  writeFileSync(join(dist, version, 'manifest.json'), JSON.stringify({ version, files: listed, contracts: {} }));
}
afterAll(() => [own, fork, dist].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Runs one of the programs that change a theme. */
function run(program: string, ...words: string[]): void {
  const command = ['--import', 'tsx', join('test', 'tools', 'adopt', program), ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stderr || stdout}`);
}
run('adopt.ts', own, '--hosted', '--write');
run('adopt.ts', fork, 'product', 'cart', '--hosted', '--write');

/** Sends the theme's assets from another host, as the platform does. One bit of the file `spoiled` is flipped. */
const fromCdn = (url: string, spoiled?: string) => async (page: Page) => {
  await page.route(`${cdn}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(cdn, url) });
    const isSpoiled = spoiled !== undefined && route.request().url().endsWith(`/${spoiled}`);
    const body = await response.body();
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
    if (isSpoiled) body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
    return route.fulfill({ status: response.status(), headers, body });
  });
  await page.route(
    ({ origin, pathname }) => origin === url && [lamp, hammer, '/cart.php'].includes(pathname),
    async (route) => {
      const response = await route.fetch();
      if (!response.headers()['content-type']?.startsWith('text/html')) return route.fulfill({ response });
      const html = (await response.text()).replace(/src="(?=\/stencil\/[^"]*loader\.js")/, `src="${cdn}`);
      const { 'content-security-policy': _, ...headers } = response.headers();
      return route.fulfill({ response, headers, body: html });
    },
  );
};

const urlOfTag = (page: Page) => page.locator('script[data-page-context]').getAttribute('src');

/** Puts the product of the page into the cart, by its widget. */
async function add(page: Page): Promise<void> {
  await page.locator('[data-widget="add-to-cart"][data-widget-status="mounted"]').waitFor();
  const added = page.waitForResponse((response) => response.url().includes('/remote/v1/cart/add'));
  await page.locator('#form-action-addToCart').click();
  expect((await added).ok()).toBe(true);
}

describe('our theme with the bundle in its own assets', () => {
  const shop = useShop({ theme: own, settings: { csp: false } });

  it('sells with widgets, from another host', async () => {
    const { page } = await shop.open(lamp, { before: fromCdn(shop.url) });
    expect(await urlOfTag(page)).toMatch(/^http:\/\/cdn\.test\/stencil\/[\w-]+\/widgets\/\d+\.\d+\.\d+\/loader\.js$/);
    await add(page);
    expect(cartLines(shop.server)).toHaveLength(1);
  });
});

describe('a spoiled file of a theme’s assets', () => {
  const shop = useShop({ theme: own });

  it('that is the loader leaves the page without widgets, and the shop sells', async () => {
    const before = fromCdn(shop.url, 'loader.js');
    const { page, trouble } = await shop.open(lamp, { before, mounted: false });
    trouble.expect(/Failed to find a valid digest|loader\.js did not run: 200$/);
    await until('the refusal is reported', () => trouble.expected().some((one) => one.includes('did not run')));
    expect(await page.evaluate(() => window.storefrontWidgets?.version)).toBeUndefined();
    await page.locator('#form-action-addToCart').click();
    await page.waitForURL('**/cart.php**');
    expect(cartLines(shop.server)).toHaveLength(1);
  });
});

describe('an adopted theme with the bundle in its own assets', () => {
  // The fork has inline styles.
  const shop = useShop({ theme: fork, settings: { csp: false } });

  /** Buys a hammer and adds one piece on the cart page, as a new shopper. Returns the version that ran. */
  async function buy() {
    shop.server.reset();
    const { page, context } = await shop.open(hammer, { before: fromCdn(shop.url) });
    await add(page);
    const ran = {
      url: await urlOfTag(page),
      version: await page.evaluate(() => window.storefrontWidgets?.version),
      isPatched: await page.evaluate(() => 'isPatched' in globalThis),
    };
    await page.goto(`${shop.url}/cart.php`);
    const quantity = page.locator('[data-widget="cart-quantity"][data-widget-status="mounted"]');
    await quantity.locator('[data-part="increase"]').click();
    await until('the cart has two hammers', () => cartLines(shop.server)[0]?.quantity === 2);
    expect(await page.locator('.cart-item-qty-input').inputValue()).toBe('2');
    // On the platform each upload has a new address. Here an update deletes files that an open, idle page still loads:
    // the page is left first, since without its routes it would ask the network for them.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    return ran;
  }
  const inAssets = (version: string) =>
    expect.stringMatching(
      new RegExp(`^${cdn}/stencil/[\\w-]+/${folderOf(version).replace('assets/', '')}/loader\\.js$`),
    );

  it('sells, also with another version, after update-hosted, and after --undo', async () => {
    // A failed test runs again: undo its updates first.
    while (isLastAnUpdate(fork)) undo(fork, 1);
    const built = await buy();
    expect(built).toEqual({ url: inAssets(built.version ?? ''), version: built.version, isPatched: false });

    const exchange = exchangeBundle(fork, await bundleToHost(join(dist, '1.0.1')));
    if ('sentence' in exchange) throw new Error(exchange.sentence);
    writeChanges(fork, exchange.changes);
    const patched = { url: inAssets('1.0.1'), version: '1.0.1', isPatched: true };
    expect(await buy()).toEqual(patched);

    run(join('hosted', 'update.ts'), fork);
    expect(await buy()).toEqual(built);

    run(join('hosted', 'update.ts'), fork, '--undo');
    expect(await buy()).toEqual(patched);
  });
});
