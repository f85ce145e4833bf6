import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import type { Pointer } from '../../../core/channel/read-pointer';
import { channelTag, POINTER } from '../../tools/release/bundle-tag';
import { cartLines } from '../../support/shopping/read-cart';
import type { OpenedPage } from '../../support/driver/open-page';
import { until } from '../../support/driver/until';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
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

// A channel does not work on a page with trusted types, as the manual says.
const shop = useShop({ theme, dist, settings: { trustedTypes: false } });
const side = (version: '1.0.0' | '1.0.1') => ({ version, integrity: hash(version, 'loader.js') });
const point = (pointer: Partial<Pointer>) => writeFileSync(join(dist, POINTER), JSON.stringify(pointer));
const live = side('1.0.0');
const atShare = (share: number) => point({ ...live, next: { ...side('1.0.1'), share } });
beforeEach(() => point(live));

/** A shopper whose browser has drawn a number from 0 to 999. */
const drawn = (number: number) => ({
  before: (page: Page) =>
    page.addInitScript((side) => {
      localStorage['channel-side'] ??= side;
    }, `1.0.1 ${number}`),
});
const early = drawn(5);
const late = drawn(500);

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
  it('brings the version of its pointer under a strict policy, from another origin', async () => {
    const cdn = 'http://cdn.test/widgets';
    const asked: string[] = [];
    const fromElsewhere = async (page: Page) => {
      await page.route(`${cdn}/**`, async (route) => {
        const url = route.request().url().replace(cdn, `${shop.address}${folder}`);
        asked.push(url.split('/').at(-1) ?? '');
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await page.route(`${shop.address}${lamp}`, async (route) => {
        const response = await route.fetch();
        const nonce = /nonce-[\w+/=]+/.exec(response.headers()['content-security-policy'] ?? '')?.[0];
        const policy = `default-src 'self'; script-src '${nonce}' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; connect-src 'self' http://cdn.test`;
        const headers = { ...response.headers(), 'content-security-policy': policy };
        await route.fulfill({ response, headers, body: (await response.text()).replaceAll(folder, cdn) });
      });
    };
    const opened = await shop.open(lamp, { before: fromElsewhere });
    expect(await versionOf(opened)).toBe('1.0.0');
    // The tag's preload and the script share one request for the pointer.
    expect(asked.filter((file) => /^channel|^loader/.test(file)).sort()).toEqual([
      'channel.js',
      'channel.json',
      'loader.js',
    ]);
  });

  it('lets a version out to none, to some, to all, and back; who has it keeps it, and open pages go on', async () => {
    atShare(0);
    const first = await shop.open(lamp, early);
    const other = await shop.open(lamp, late);
    expect(await versionOf(first)).toBe('1.0.0');
    expect(await versionOf(other)).toBe('1.0.0');

    atShare(1);
    const canary = await shop.openBeside(first, lamp, early);
    const again = await shop.openBeside(first, lamp, early);
    const stable = await shop.openBeside(other, lamp, late);
    expect(await versionOf(canary)).toBe('1.0.1');
    expect(await versionOf(again)).toBe('1.0.1');
    expect(await canary.page.evaluate(() => 'isPatched' in globalThis)).toBe(true);
    expect(await versionOf(stable)).toBe('1.0.0');
    await useMenu(first);

    atShare(100);
    const all = await shop.openBeside(other, lamp, late);
    expect(await versionOf(all)).toBe('1.0.1');
    await useMenu(stable);

    atShare(0);
    const back = await Promise.all([shop.openBeside(first, lamp, early), shop.openBeside(other, lamp, late)]);
    expect(await Promise.all(back.map(versionOf))).toEqual(['1.0.0', '1.0.0']);
    await useMenu(canary);
    expect(await Promise.all([first, stable, canary, all].map(foldersOf))).toEqual([
      ['1.0.0'],
      ['1.0.0'],
      ['1.0.1'],
      ['1.0.1'],
    ]);
  });

  it('switches all widgets off: the next page has none and sells, an open one goes on', async () => {
    const open = await shop.open(lamp);
    point({ version: '' });
    await useMenu(open);
    const { page } = await shop.openBeside(open, lamp, { mounted: false });
    await page.waitForFunction(() => localStorage['channel-kept']?.includes('""'));
    expect(await page.evaluate(() => window.storefrontWidgets)).toBeUndefined();
    await buyNatively(page);
  });

  it('switches one widget off: its markup works natively, its neighbours live', async () => {
    point({ ...live, off: 'add-to-cart' });
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

describe('where the pointer is out of reach', () => {
  it('a shopper gets the version that was known last, a new one the page without widgets, which sells', async () => {
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
    await until('both have said so', () => reportsOf(opened).length + reportsOf(fresh).length === 2);
    expect(reportsOf(opened).join()).toMatch(/; the version that was known last is used$/);
    expect(reportsOf(fresh).join()).toMatch(/; no widget comes$/);
    await buyNatively(fresh.page);
  });

  it('nobody waits for it longer than four seconds', async () => {
    const known = await shop.open(lamp);
    const held: Route[] = [];
    const hold = (page: Page) => page.route(`**/${POINTER}`, (route) => void held.push(route));
    const opened = await shop.openBeside(known, lamp, { before: hold });
    opened.trouble.expect(/^(console|widgets:error): the channel \S+ can't be read; /);
    expect(await versionOf(opened)).toBe('1.0.0');
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
    opened.trouble.expect(/ERR_FAILED/);
  });
});

describe('what a pointer or a CDN says wrong', () => {
  it('names no other loader: the hash decides, and the live version loads instead', async () => {
    point({ ...live, next: { ...side('1.0.1'), integrity: live.integrity, share: 100 } });
    const opened = await shop.open(lamp);
    opened.trouble.expect(/Failed to find a valid digest/);
    opened.trouble.expect(/^(console|widgets:error): widgets 1\.0\.1 did not come, or have another hash/);
    expect(await versionOf(opened)).toBe('1.0.0');
    const reports = opened.trouble.expected().filter((line) => /^widgets:error/.test(line));
    expect(reports).toEqual(['widgets:error: widgets 1.0.1 did not come, or have another hash']);
  });

  it('is no way to another channel: its script has its hash in the page', async () => {
    const flip = (page: Page) =>
      page.route('**/channel.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()} ` });
      });
    const { page, trouble } = await shop.open(lamp, { before: flip, mounted: false });
    trouble.expect(/Failed to find a valid digest|preloaded/);
    await until('the browser has said so', () => trouble.expected().length > 0);
    expect(await page.evaluate(() => window.storefrontWidgets)).toBeUndefined();
    await buyNatively(page);
  });
});
