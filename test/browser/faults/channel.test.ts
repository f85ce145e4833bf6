import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Pointer } from '../../../core/channel/read-pointer';
import type { OpenedPage } from '../../support/driver/open-page';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { cartLines } from '../../support/shopping/read-cart';
import { channelTag, POINTER } from '../../tools/release/bundle-tag';
import { writeTwoReleases } from './two-releases';

const lamp = '/harbour-desk-lamp/';
const folder = '/assets/cdn/widgets';
const drafts = mkdtempSync(join(tmpdir(), 'channel-'));
afterAll(() => rmSync(drafts, { recursive: true, force: true }));
const dist = join(drafts, 'dist');
const theme = join(drafts, 'theme');
cpSync('theme-templates', theme, { recursive: true });
mkdirSync(dist);
const { hash } = writeTwoReleases(dist);
// A theme into which the author has pasted the release's tag.
writeFileSync(
  join(theme, 'templates/components/common/widgets-script.html'),
  channelTag('1.0.0', hash('1.0.0', 'channel.js'), folder),
);

const shop = useShop({ theme, dist });
const pointerTo = (version: '1.0.0' | '1.0.1') => ({ version, integrity: hash(version, 'loader.js') });
const writePointer = (pointer: Partial<Pointer>) => writeFileSync(join(dist, POINTER), JSON.stringify(pointer));
const live = pointerTo('1.0.0');
const writeShare = (share: number) => writePointer({ ...live, next: { ...pointerTo('1.0.1'), share } });
beforeEach(() => writePointer(live));

/** A shopper whose browser has drawn this number, from 0 to 999. */
const withNumber = (number: number) => ({
  before: (page: Page) =>
    page.addInitScript((side) => {
      localStorage['channel-side'] ??= side;
    }, `1.0.1 ${number}`),
});
const lowNumber = withNumber(5);
const highNumber = withNumber(500);

const versionOf = ({ page }: OpenedPage) => page.evaluate(() => window.storefrontWidgets?.version);
/** The versions whose files a page has requested. */
const foldersOf = async ({ page }: OpenedPage) => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(names.flatMap((name) => /\/widgets\/(\d\.\d\.\d)\/(?!channel)/.exec(name)?.[1] ?? []))];
};
/** Uses a widget whose code the page has not loaded yet. */
async function useMenu({ page }: OpenedPage) {
  await page.locator('[data-widget="menu"]').hover();
  await untilMounted(page, '[data-widget="menu"]');
}

async function buyNatively(page: Page) {
  await page.locator('#form-action-addToCart').click();
  await page.waitForURL('**/cart.php**');
  expect(cartLines(shop.server)).toHaveLength(1);
}

describe('the channel', () => {
  it('loads the version of its pointer from another origin, under a strict policy', async () => {
    const cdn = 'http://cdn.test/widgets';
    const asked: string[] = [];
    const fromCdn = async (page: Page) => {
      await page.route(`${cdn}/**`, async (route) => {
        const url = route.request().url().replace(cdn, `${shop.url}${folder}`);
        asked.push(url.split('/').at(-1) ?? '');
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await page.route(`${shop.url}${lamp}`, async (route) => {
        const response = await route.fetch();
        const nonce = /nonce-[\w+/=]+/.exec(response.headers()['content-security-policy'] ?? '')?.[0];
        const policy = `default-src 'self'; script-src '${nonce}' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; connect-src 'self' http://cdn.test; require-trusted-types-for 'script'; trusted-types storefront-widgets storefront-widgets-channel`;
        const headers = { ...response.headers(), 'content-security-policy': policy };
        await route.fulfill({ response, headers, body: (await response.text()).replaceAll(folder, cdn) });
      });
    };
    const opened = await shop.open(lamp, { before: fromCdn });
    expect(await versionOf(opened)).toBe('1.0.0');
    // The tag's preload and the script share one request for the pointer.
    expect(asked.filter((file) => /^channel|^loader/.test(file)).sort()).toEqual([
      'channel.js',
      'channel.json',
      'loader.js',
    ]);
  });

  it('releases a version to 0, 1 and 100 % of shoppers and back; open pages keep their version', async () => {
    writeShare(0);
    const first = await shop.open(lamp, lowNumber);
    const other = await shop.open(lamp, highNumber);
    expect(await versionOf(first)).toBe('1.0.0');
    expect(await versionOf(other)).toBe('1.0.0');

    writeShare(1);
    const canary = await shop.openBeside(first, lamp, lowNumber);
    const again = await shop.openBeside(first, lamp, lowNumber);
    const stable = await shop.openBeside(other, lamp, highNumber);
    expect(await versionOf(canary)).toBe('1.0.1');
    expect(await versionOf(again)).toBe('1.0.1');
    expect(await canary.page.evaluate(() => 'isPatched' in globalThis)).toBe(true);
    expect(await versionOf(stable)).toBe('1.0.0');
    await useMenu(first);

    writeShare(100);
    const all = await shop.openBeside(other, lamp, highNumber);
    expect(await versionOf(all)).toBe('1.0.1');
    await useMenu(stable);

    writeShare(0);
    const back = await Promise.all([shop.openBeside(first, lamp, lowNumber), shop.openBeside(other, lamp, highNumber)]);
    expect(await Promise.all(back.map(versionOf))).toEqual(['1.0.0', '1.0.0']);
    await useMenu(canary);
    expect(await Promise.all([first, stable, canary, all].map(foldersOf))).toEqual([
      ['1.0.0'],
      ['1.0.0'],
      ['1.0.1'],
      ['1.0.1'],
    ]);
  });

  it('switches all widgets off: the next page has none and sells, an open page keeps them', async () => {
    const open = await shop.open(lamp);
    writePointer({ version: '' });
    await useMenu(open);
    const { page } = await shop.openBeside(open, lamp, { mounted: false });
    await page.waitForFunction(() => localStorage['channel-kept']?.includes('""'));
    expect(await page.evaluate(() => window.storefrontWidgets?.version)).toBeUndefined();
    await buyNatively(page);
  });

  it('switches one widget off: its form works natively, and the other widgets mount', async () => {
    writePointer({ ...live, off: 'add-to-cart' });
    const { page } = await shop.open(lamp);
    const statuses = await page.evaluate(() =>
      ['add-to-cart', 'quantity'].map(
        (name) => window.storefrontWidgets?.slots().find(({ widget }) => widget === name)?.status,
      ),
    );
    expect(statuses).toEqual(['failed', 'mounted']);
    await buyNatively(page);
  });
});

describe('a page that requires trusted types and does not allow the channel’s policy', () => {
  it('runs no widget, reports that once, and sells', async () => {
    const withoutName = (page: Page) =>
      page.route(shop.url + lamp, async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy']?.replace(' storefront-widgets-channel', '') ?? '';
        await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
      });
    const { page, trouble } = await shop.open(lamp, { before: withoutName, mounted: false });
    trouble.expect(/^console: |^policy: |^widgets:error: /);
    const reports = () => trouble.expected().filter((line) => /^widgets:error/.test(line));
    await until('it is reported', () => reports().length > 0);
    await buyNatively(page);
    expect(reports()).toEqual(["widgets:error: the page's policy refuses widgets 1.0.0"]);
  });
});

describe('a channel whose pointer cannot be read', () => {
  it('loads the last known version; a new shopper gets a page without widgets, which sells', async () => {
    const known = await shop.open(lamp);
    rmSync(join(dist, POINTER));
    const opened = await shop.openBeside(known, lamp);
    const fresh = await shop.open(lamp, { mounted: false });
    for (const { trouble } of [opened, fresh]) {
      trouble.expect(/status of 404/);
      trouble.expect(/^(console|widgets:error): the channel \S+ can't be read; /);
    }
    expect(await versionOf(opened)).toBe('1.0.0');
    const reportsOf = ({ trouble }: OpenedPage) => trouble.expected().filter((line) => /^widgets:error/.test(line));
    await until('both have reported it', () => reportsOf(opened).length + reportsOf(fresh).length === 2);
    expect(reportsOf(opened).join()).toMatch(/; the version that was known last is used$/);
    expect(reportsOf(fresh).join()).toMatch(/; no widget comes$/);
    await buyNatively(fresh.page);
  });
});

describe('a channel with a wrong hash', () => {
  it('in its pointer loads the live version instead', async () => {
    writePointer({ ...live, next: { ...pointerTo('1.0.1'), integrity: live.integrity, share: 100 } });
    const opened = await shop.open(lamp);
    opened.trouble.expect(/Failed to find a valid digest/);
    opened.trouble.expect(/^(console|widgets:error): widgets 1\.0\.1 did not come, or have another hash/);
    expect(await versionOf(opened)).toBe('1.0.0');
    const reports = opened.trouble.expected().filter((line) => /^widgets:error/.test(line));
    expect(reports).toEqual(['widgets:error: widgets 1.0.1 did not come, or have another hash']);
  });
});
